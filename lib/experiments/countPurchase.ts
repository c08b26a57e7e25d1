import { type Experiment, experiments } from '../content/measuring/experiments';
import { sendSubscriptionEvent } from '../events/sendSubscriptionEvent';
import { mayRemember } from '../privacy/mayRemember';
import { recall, type StorageLike, store } from '../storage/browserStorage';
import { tabStateKeys } from '../storage/tabState';
import { readQueryParam } from '../url/queryParameters';
import { experimentKey } from './assignment';

/** Set in session storage once this tab's purchase has been counted, so that a reload does not count it again. */
const countedKey = tabStateKeys.purchaseCounted;

/**
 * Counts a purchase for the variants that were shown before it: the result of an experiment. Like the exposure, it is
 * sent without an id. Names and variants that are not listed are left out, and nothing is kept for visitors who are not
 * counted.
 */
export function countPurchase(shown: Readonly<Record<string, string>>, storage: StorageLike): void {
  if (!mayRemember() || recall(storage, countedKey) !== null) return;
  store(storage, countedKey, '1');
  for (const [experiment, { variants }] of Object.entries<Experiment>(experiments)) {
    const variant = shown[experimentKey(experiment)];
    if (variant === undefined || !variants.includes(variant)) continue;
    sendSubscriptionEvent('page.welcome.experiment', { experiment, variant });
  }
}

/** Counts the purchase if the return URL reports one: `success=true` and the variants that were shown. */
export function countReturnedPurchase(search: string, storage: StorageLike): void {
  if (readQueryParam(search, 'success') !== 'true') return;
  countPurchase(Object.fromEntries(new URLSearchParams(search)), storage);
}
