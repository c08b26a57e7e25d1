import type Stripe from 'stripe';
import { second } from '@/server/clock';
import { isUnavailable } from '@/server/http/unavailable';
import type { Services } from '@/server/services';
import { settleCheckout } from './settleCheckout';
import { factsOf } from './stripeSubscription';
import { rowOf } from './subscriptionRow';
import { syncSubscription } from './syncSubscription';

type Reconciled = { seen: number; repaired: number; failed: number };

/**
 * Repair from Stripe's own lists, for messages that never came and rows that were lost. Reading is enough to find a
 * difference; only what differs is fetched in full and written. What cannot be repaired is reported and holds up nothing
 * else; a Stripe that does not answer ends the run, which is then tried again later.
 */
export async function reconcile(services: Services, goOn: () => boolean = () => true): Promise<Reconciled> {
  const result = { seen: 0, repaired: 0, failed: 0 };
  for await (const subscription of services.stripe.subscriptions.list({ status: 'all', limit: 100 })) {
    if (!goOn()) return result;
    result.seen += 1;
    await attempt(services, result, async () => {
      if (await repair(services, subscription)) result.repaired += 1;
    });
  }
  await settleOldCheckouts(services, result, goOn);
  services.log.info(result, 'our rows were compared with Stripe');
  return result;
}

/** One step of many: its failure is counted, unless Stripe or the database is away. */
async function attempt(services: Services, result: Reconciled, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (isUnavailable(error)) throw error;
    result.failed += 1;
    services.log.error({ err: error }, 'a subscription could not be compared with Stripe');
  }
}

/** The same for every subscription of one customer. */
export async function reconcileCustomer(services: Services, customerId: string): Promise<void> {
  const list = services.stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
  for await (const subscription of list) await repair(services, subscription);
}

async function repair(services: Services, subscription: Stripe.Subscription): Promise<boolean> {
  const row = await rowOf(services.database, 'stripe', subscription.id);
  const facts = factsOf(subscription, services.config.gracePeriodDays);
  // The list comes without invoices, so the end of a grace period is not compared.
  const same =
    row?.provider_status === facts.providerStatus &&
    row.status === facts.status &&
    row.product_id === facts.productId &&
    (facts.status === 'Grace Period' || row.expires_or_renews_at === facts.expiresOrRenewsAt);
  if (same) return false;
  await syncSubscription(services, subscription.id);
  return true;
}

/** Checkouts whose time is over: paid ones get their subscription, the others are closed. */
async function settleOldCheckouts(
  services: Services,
  result: Reconciled,
  goOn: () => boolean,
): Promise<void> {
  const rows = await services.database
    .selectFrom('checkouts')
    .selectAll()
    .where('status', '=', 'open')
    .where('expires_at', '<=', services.clock.now())
    .orderBy('expires_at')
    .limit(1000)
    .execute();
  for (const row of rows) {
    if (!goOn()) return;
    await attempt(services, result, async () => {
      await settleCheckout(services, row, false);
    });
  }
}

/** How often at most Stripe is asked about one checkout on behalf of a page that waits for it. */
const leastInterval = 3 * second;

/**
 * For the page that waits for its purchase: asks Stripe about the open checkout, if there is one and nobody asked just
 * now. True when our rows may have changed. `mayAsk` decides at the last moment, once it is clear that Stripe is due.
 */
export async function checkWaitingPurchase(
  services: Services,
  accountId: string,
  mayAsk: () => Promise<boolean>,
): Promise<boolean> {
  const now = services.clock.now();
  const due = await services.database
    .updateTable('checkouts')
    .set({ checked_at: now })
    .where('account_id', '=', accountId)
    .where('status', '=', 'open')
    .where('stripe_session_id', 'is not', null)
    .where((row) => row.or([row('checked_at', 'is', null), row('checked_at', '<=', now - leastInterval)]))
    .returningAll()
    .executeTakeFirst();
  if (!due || !(await mayAsk())) return false;
  return (await settleCheckout(services, due, true)) === 'complete';
}
