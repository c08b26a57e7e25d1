import type Stripe from 'stripe';
import type { Services } from '@/server/services';
import { isUnpaid } from './stripe/endReason';
import { isTerminal } from './stripe/stripeStatus';
import { toSnapshot } from './stripe/stripeSubscription';
import { rowOf } from './subscriptionRow';
import { syncSubscription } from './syncSubscription';
import { notedUndone } from './undonePurchase';

/** True when our row differed from what Stripe listed; only then is it fetched in full and written. */
export async function repairSubscription(
  services: Services,
  subscription: Stripe.Subscription,
): Promise<boolean> {
  const row = await rowOf(services.database, 'stripe', subscription.id);
  // A purchase that was undone left no row.
  if (!row && isTerminal(subscription.status) && notedUndone(subscription)) return false;
  const facts = toSnapshot(subscription, services.clock.now(), row);
  // The list does not include invoices, so the dates of a grace period are not compared.
  const same =
    row?.provider_status === facts.providerStatus &&
    row.status === facts.status &&
    row.product_id === facts.productId &&
    row.end_reason === (facts.endReason ?? null) &&
    (isUnpaid(subscription) || row.expires_or_renews_at === facts.expiresOrRenewsAt);
  if (same) return false;
  await syncSubscription(services, subscription.id);
  return true;
}

/** Compares all subscriptions of one customer with Stripe and repairs what differs. */
export async function reconcileCustomer(services: Services, customerId: string): Promise<void> {
  const list = services.stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
  for await (const subscription of list) await repairSubscription(services, subscription);
}
