import { reconcileCheckout } from '@/server/billing/checkout/reconcileCheckout';
import { accountOfCustomer } from '@/server/billing/rows/customers';
import { isStripeBusy, isStripeUnavailable, isStripeUnreachable } from '@/server/billing/stripeUnavailable';
import { repairSubscription } from '@/server/billing/subscription/repairSubscription';
import { idOf } from '@/server/billing/subscription/stripe/stripeSubscription';
import { rowOf } from '@/server/billing/subscription/subscriptionRow';
import { syncIfKnown } from '@/server/billing/subscription/syncSubscription';
import { day, second } from '@/server/clock';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { isTransientOutage } from '@/server/http/unavailable';
import { neverAborted } from '@/server/neverAborted';
import type { Services } from '@/server/services';
import { lapsedCheckouts, progress, runningRows, saveProgress } from './reconcileRows';
import { reversedPayments } from './reversedPayments';

type Reconciled = { seen: number; repaired: number; failed: number };

/** How much is compared at a time, by the start time of the subscriptions. */
const span = 30 * day;
/** A subscription may seem to start slightly in the future, because Stripe's clock differs from ours. */
const clockSkew = day;

/**
 * Repairs our data from Stripe's own lists after lost events or lost rows. The lists are enough to find differences;
 * only what differs is fetched in full and written. What cannot be repaired is reported and blocks nothing else. If
 * Stripe does not answer, the run ends, and the next one continues with the same month.
 *
 * All subscriptions of the last thirty days are listed; of earlier ones only those that have not ended. Ours that are
 * missing from that list are fetched one by one. Subscriptions that belong to none of our accounts are ignored. Refunds
 * and disputes, which change no subscription at Stripe, are listed apart.
 */
export async function reconcile(services: Services, signal: AbortSignal = neverAborted): Promise<Reconciled> {
  const result = { seen: 0, repaired: 0, failed: 0 };
  const newest = services.clock.now() + clockSkew;
  let until = await progress(services.database, newest);
  for (;;) {
    const time = { from: until - span, until, isRecent: until === newest };
    if (!(await compare(services, result, time, signal))) return result;
    until -= span;
    if (!(await hasOlder(services, until))) break;
    await saveProgress(services.database, until);
  }
  await saveProgress(services.database, null);
  await reconcileOldCheckouts(services, result, signal);
  await reconcileReversedPayments(services, result, signal);
  services.log.info(result, 'our subscriptions were compared with Stripe');
  return result;
}

type Time = { from: number; until: number; isRecent: boolean };

/** False when it was aborted. */
async function compare(
  services: Services,
  result: Reconciled,
  { from, until, isRecent }: Time,
  signal: AbortSignal,
): Promise<boolean> {
  const listed = new Set<string>();
  const created = { gte: Math.floor(from / second), lt: Math.floor(until / second) };
  const status = isRecent ? ({ status: 'all' } as const) : {};
  for await (const subscription of services.stripe.subscriptions.list({ ...status, created, limit: 100 })) {
    if (signal.aborted) return false;
    const { customer, metadata, id } = subscription;
    await services.turns.pace(async () => {
      if (!(await accountOfCustomer(services.database, idOf(customer), metadata.account_id))) return;
      listed.add(id);
      result.seen += 1;
      await attempt(services, result, async () => {
        if (await repairSubscription(services, subscription)) result.repaired += 1;
      });
    });
  }
  for await (const row of runningRows(services, from, until)) {
    if (signal.aborted) return false;
    if (listed.has(row.provider_subscription_id)) continue;
    result.seen += 1;
    await services.turns.pace(() =>
      attempt(services, result, async () => {
        if (await refetch(services, row)) result.repaired += 1;
      }),
    );
  }
  return true;
}

/** True when fetching this one subscription from Stripe changed our row. */
async function refetch(services: Services, row: SubscriptionRow): Promise<boolean> {
  if (!(await syncIfKnown(services, row.provider_subscription_id))) return false;
  const after = await rowOf(services.database, 'stripe', row.provider_subscription_id);
  return after?.status !== row.status || after.provider_status !== row.provider_status;
}

async function hasOlder({ database, stripe }: Services, before: number): Promise<boolean> {
  const own = await database
    .selectFrom('subscriptions')
    .select('id')
    .where('started_at', '<', before)
    .orderBy('started_at')
    .limit(1)
    .executeTakeFirst();
  if (own) return true;
  const created = { lt: Math.floor(before / second) };
  return (await stripe.subscriptions.list({ created, limit: 1 })).data.length > 0;
}

/** Runs one step of many: its failure is counted, unless all other steps would fail too. */
async function attempt(services: Services, result: Reconciled, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    const isAway = isStripeUnreachable(error) || isStripeBusy(error);
    if (isAway || (!isStripeUnavailable(error) && isTransientOutage(error))) throw error;
    result.failed += 1;
    services.log.error({ err: error }, 'a subscription could not be compared with Stripe');
  }
}

/** Checkouts whose time is over: paid ones get their subscription, the others are closed. */
async function reconcileOldCheckouts(
  services: Services,
  result: Reconciled,
  signal: AbortSignal,
): Promise<void> {
  for await (const row of lapsedCheckouts(services, services.clock.now())) {
    if (signal.aborted) return;
    await services.turns.pace(() =>
      attempt(services, result, async () => {
        await reconcileCheckout(services, row, false);
      }),
    );
  }
}

async function reconcileReversedPayments(
  services: Services,
  result: Reconciled,
  signal: AbortSignal,
): Promise<void> {
  for await (const settle of reversedPayments(services)) {
    if (signal.aborted) return;
    await services.turns.pace(() => attempt(services, result, settle));
  }
}
