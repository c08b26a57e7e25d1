import { type Experiment, experiments } from '../content/measuring/experiments';
import { sendSubscriptionEvent } from '../events/sendSubscriptionEvent';
import { recall, type StorageLike, store } from '../storage/browserStorage';
import { readQueryParam } from '../url/queryParameters';
import { experimentKey } from './assignment';

/** Set in session storage once the purchase of this tab is counted, so that a reload counts it no second time. */
const countedKey = 'purchaseCounted';

/**
 * Counts a purchase for the variants that its return address names: the result of an experiment. Like its beginning it
 * is sent without an id. Names and variants that are not listed are left out.
 */
export function countPurchase(search: string, storage: StorageLike): void {
  if (recall(storage, countedKey) !== null) return;
  store(storage, countedKey, '1');
  for (const [experiment, { variants }] of Object.entries<Experiment>(experiments)) {
    const variant = readQueryParam(search, experimentKey(experiment));
    if (variant === null || !variants.includes(variant)) continue;
    sendSubscriptionEvent('page.welcome.experiment', { experiment, variant });
  }
}
