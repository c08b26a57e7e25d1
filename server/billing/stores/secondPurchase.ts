import { mailSecondSubscription, toldOf } from '@/server/billing/subscription/mails/secondSubscriptionMail';
import { cancelAtStripe } from '@/server/billing/subscription/stripe/cancelAtStripe';
import { endComments } from '@/server/billing/subscription/stripe/endReason';
import { rowOf } from '@/server/billing/subscription/subscriptionRow';
import { syncIfKnown } from '@/server/billing/subscription/syncSubscription';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import { currentSubscription, type SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';
import type { StorePurchaseId } from './storePurchaseId';

/**
 * Keeps somebody from paying twice who bought in a store while a subscription was running. A subscription bought from
 * us stops renewing: it lasts as long as it is paid for, and then the store purchase counts for the account; one that
 * waits for a failed payment is canceled. A purchase in another store can only be canceled there. A mail explains what
 * happened and what else the reader may want to do. Repeating it is harmless.
 */
export async function settleSecondPurchase(
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
  if (!first || !isActiveRow(second, now) || !isActiveRow(first, now)) return;
  const isEndedNow = first.platform === 'stripe' && (await endAtStripe(services, first));
  await mailSecondSubscription(services, { first, second }, isEndedNow ? told.size : 0);
}

/** False when it was already set to end. */
async function endAtStripe(services: Services, row: SubscriptionRow): Promise<boolean> {
  const { provider_subscription_id: id, status } = row;
  const cancellation_details = { comment: endComments.replaced };
  if (status === 'Grace Period') await cancelAtStripe(services, id, { cancellation_details });
  else if (status === 'Auto-Renewable')
    await services.stripe.subscriptions.update(id, { cancel_at_period_end: true, cancellation_details });
  await syncIfKnown(services, id);
  return status !== 'Not Auto-Renewable';
}
