import type Stripe from 'stripe';
import { reconcileCheckout } from '@/server/billing/checkout/reconcileCheckout';
import { handleFailedRefund } from '@/server/billing/refunds/failedRefund';
import { accountOfCustomer } from '@/server/billing/rows/customers';
import { lapsedCheckouts, startedRows } from '@/server/billing/rows/pagedRows';
import { isDatabaseAway, isStripeAway } from '@/server/billing/stripeUnavailable';
import { handleRefundOrDispute, isHarmless } from '@/server/billing/subscription/refundOrDispute';
import { isTerminal } from '@/server/billing/subscription/stripe/stripeStatus';
import { idOf } from '@/server/billing/subscription/stripe/stripeSubscription';
import { chargeableRows, rowOf } from '@/server/billing/subscription/subscriptionRow';
import { repairSubscription, syncIfKnown } from '@/server/billing/subscription/syncSubscription';
import { day, second } from '@/server/clock';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Found } from '@/server/gauges';
import { neverAborted } from '@/server/neverAborted';
import type { Services } from '@/server/services';
import { isUnmailed, movedMoney } from './unmailedMoney';

type Reconciled = Required<Found>;
type Run = { services: Services; signal: AbortSignal; result: Reconciled };

const job = 'reconcile';
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
  const result = { seen: 0, repaired: 0, failed: 0, unmailed: 0 };
  const run = { services, signal, result };
  const newest = services.clock.now() + clockSkew;
  let until = await progress(services, newest);
  for (;;) {
    if (!(await compare(run, until, until === newest))) return result;
    until -= span;
    if (!(await hasOlder(services, until))) break;
    await saveProgress(services, until);
  }
  await services.database.deleteFrom('job_progress').where('name', '=', job).execute();
  // Paid checkouts get their subscription, the others are closed.
  await each(run, lapsedCheckouts(services), (row) => reconcileCheckout(services, row, false));
  await each(run, reversedPayments(services), (settle) => settle());
  await each(run, movedMoney(services), async (moved) => {
    if (await isUnmailed(services, moved)) result.unmailed += 1;
  });
  services.log.info(result, 'our subscriptions were compared with Stripe');
  return result;
}

/** False when it was aborted. */
async function compare(run: Run, until: number, isRecent: boolean): Promise<boolean> {
  const { services, result } = run;
  const from = until - span;
  const listed = new Set<string>();
  const created = { gte: Math.floor(from / second), lt: Math.floor(until / second) };
  const status = isRecent ? ({ status: 'all' } as const) : {};
  const list = services.stripe.subscriptions.list({ ...status, created, limit: 100 });
  const isDone = await each(run, list, async (subscription) => {
    const { customer, metadata, id } = subscription;
    if (!(await accountOfCustomer(services.database, idOf(customer), metadata.account_id))) return;
    listed.add(id);
    result.seen += 1;
    if (await repairSubscription(services, subscription)) result.repaired += 1;
  });
  if (!isDone) return false;
  return each(run, unlistedRows(services, { from, until, listed }), async (row) => {
    result.seen += 1;
    if (await refetch(services, row)) result.repaired += 1;
  });
}

/** Ours that run, as far as we know. Picked here, since a database might read any number of rows to fill a page. */
async function* unlistedRows(
  services: Services,
  { from, until, listed }: { from: number; until: number; listed: ReadonlySet<string> },
): AsyncGenerator<SubscriptionRow> {
  for await (const row of startedRows(services, from, until - 1)) {
    const isRunning = row.platform === 'stripe' && !isTerminal(row.provider_status);
    if (isRunning && !listed.has(row.provider_subscription_id)) yield row;
  }
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

/** A failure is counted, unless all other steps would fail too. False when the run was aborted. */
async function each<Item>(
  { services, signal, result }: Run,
  items: AsyncIterable<Item>,
  step: (item: Item) => Promise<unknown>,
): Promise<boolean> {
  for await (const item of items) {
    if (signal.aborted) return false;
    try {
      await services.turns.pace(() => step(item));
    } catch (error) {
      if (isStripeAway(error) || isDatabaseAway(error)) throw error;
      result.failed += 1;
      services.log.error({ err: error }, 'a subscription could not be compared with Stripe');
    }
  }
  return true;
}

/** Where the comparison continues: the end of the period not yet compared; `start` for a new comparison. */
async function progress({ database }: Services, start: number): Promise<number> {
  const row = await database
    .selectFrom('job_progress')
    .select('position')
    .where('name', '=', job)
    .executeTakeFirst();
  return row ? Number(row.position) : start;
}

async function saveProgress({ database }: Services, position: number): Promise<void> {
  await database
    .insertInto('job_progress')
    .values({ name: job, position })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ position }))
    .execute();
}

/** Ten times as long as Stripe repeats an event, and no longer than a payment that is parked is kept. */
const lookedBack = 30 * day;
/** A bank may take the money months after it began to inquire, and its dispute is listed by that first day. */
const disputesLookedBack = 150 * day;

type Customer = NonNullable<Stripe.Charge['customer']>;
type Reversed = Pick<Stripe.Refund, 'charge' | 'payment_intent'>;

/**
 * What to do about each refund and dispute, in case its event was lost: Stripe leaves the subscription as it is, so
 * nothing else tells. Our own rows show which were settled when their event came.
 */
async function* reversedPayments(services: Services): AsyncGenerator<() => Promise<void>> {
  const { stripe, clock } = services;
  const since = (time: number) => ({ gte: Math.floor((clock.now() - time) / second) });
  const page = { limit: 100, expand: ['data.charge'] };
  for await (const refund of stripe.refunds.list({ ...page, created: since(lookedBack) }))
    yield () => (refund.status === 'failed' ? settleFailed(services, refund) : settle(services, refund));
  for await (const dispute of stripe.disputes.list({ ...page, created: since(disputesLookedBack) }))
    if (dispute.status === 'won') yield () => settleWon(services, dispute);
    else if (!isHarmless(dispute)) yield () => settle(services, dispute);
}

async function settleFailed(services: Services, { payment_intent: intent }: Reversed): Promise<void> {
  if (intent) await handleFailedRefund(services, idOf(intent));
}

/** What was given back of it has been looked at before. */
async function settleWon(services: Services, { payment_intent: intent, charge }: Reversed): Promise<void> {
  const isNew = charge !== null && typeof charge === 'object' && charge.amount_refunded === 0;
  if (intent && isNew) await handleRefundOrDispute(services, idOf(intent), {});
}

async function settle(services: Services, reversed: Reversed): Promise<void> {
  const { payment_intent: intent, charge } = reversed;
  if (!intent || charge === null || typeof charge !== 'object' || !charge.customer) return;
  if (await mayBeUnsettled(services, charge.customer))
    await handleRefundOrDispute(services, idOf(intent), {});
}

/** Whether the customer is ours and has a subscription that, as far as we know, has not ended at Stripe. */
async function mayBeUnsettled({ database }: Services, customer: Customer): Promise<boolean> {
  const accountId = await accountOfCustomer(database, idOf(customer));
  if (!accountId) return false;
  return (await chargeableRows(database, accountId)).length > 0;
}
