import { type StoreName, StoreUnavailable } from '@/server/appStores';
import { followUpTask, rememberTask, taskDone } from '@/server/billing/rows/webhookEvents';
import { mailSecondSubscription, toldOf } from '@/server/billing/subscription/mails/secondSubscriptionMail';
import { endAtStripe, setToEnd } from '@/server/billing/subscription/stripe/cancelAtStripe';
import { rowOf, rowsOf, willBeCharged } from '@/server/billing/subscription/subscriptionRow';
import { syncIfKnown } from '@/server/billing/subscription/syncSubscription';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import { currentSubscription, type SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';

/** A purchase by its store's own id: Apple's original transaction id, or Google's purchase token. */
export type StorePurchaseId = { store: StoreName; id: string };

/** What remains once a purchase is stored; it stays recorded as a pending event until it is done. */
export async function settlePurchase(
  services: Services,
  purchase: StorePurchaseId,
  accountId: string,
): Promise<void> {
  if (!services.stores[purchase.store]) throw new StoreUnavailable();
  if (purchase.store === 'google') await services.stores.google?.acknowledge(purchase.id);
  await settleSecondPurchase(services, purchase, accountId);
  await taskDone(services, followUpTask, purchase.id);
}

/** Whoever pays twice, and could not be told of it without an address, is told once there is one. Never fails. */
export async function settleAgain(services: Services, accountId: string): Promise<void> {
  const { database, clock, log } = services;
  try {
    for (const row of await rowsOf(database, accountId))
      if (row.platform !== 'stripe' && willBeCharged(row, clock.now()))
        await rememberTask(services, followUpTask, row.provider_subscription_id, row.platform);
  } catch (error) {
    log.warn({ err: error }, 'an account may pay twice and was not told');
  }
}

/**
 * Keeps somebody from paying twice: ours stops renewing, or is canceled if it waits for a failed payment. One in another
 * store can only be canceled there. A purchase that merely named the account changes nothing of ours until the account
 * confirms it. A mail says all this. Repeating it is harmless.
 */
async function settleSecondPurchase(
  services: Services,
  { store, id }: StorePurchaseId,
  accountId: string,
): Promise<void> {
  const now = services.clock.now();
  const { database } = services;
  const second = await rowOf(database, store, id);
  const current = await currentSubscription(database, accountId);
  if (!second || !current || current.id === second.id) return;
  const told = await toldOf(services, { first: current, second });
  // Read again: what was told of by then has been done by then.
  const first = await rowOf(database, current.platform, current.provider_subscription_id);
  if (!first || !willBeCharged(second, now) || !isActiveRow(first, now)) return;
  const mayEnd = first.platform === 'stripe' && second.confirmed === 1;
  const isEndedNow = mayEnd && (await makeWay(services, first));
  await mailSecondSubscription(services, { first, second }, isEndedNow ? told.size : 0);
}

/** False when it was already set to end. */
async function makeWay(services: Services, row: SubscriptionRow): Promise<boolean> {
  const { provider_subscription_id: id, status } = row;
  if (status === 'Grace Period') await endAtStripe(services, id, 'replaced');
  else if (status === 'Auto-Renewable') await setToEnd(services, id, 'replaced');
  await syncIfKnown(services, id);
  return status !== 'Not Auto-Renewable';
}
