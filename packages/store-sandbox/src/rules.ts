import { type PurchaseAction, type PurchaseState, type StoreProduct, StoreRefusal } from './control';
import type { PurchaseRecord } from './records';

const day = 86_400_000;
/** Days of grace after a failed renewal, as set for the subscription in both stores. */
const graceDays = 14;
/** Days for which a store tries the card again once the grace is over. */
const retryDays = { apple: 46, google: 30 } as const;
/** Google takes a purchase back that nobody acknowledged in this time. */
const acknowledgeWithin = 3 * day;

/** What happened to a purchase; each becomes a message of its store. */
export type Happening =
  | 'bought'
  | 'renewed'
  | 'failed'
  | 'heldBack'
  | 'recovered'
  | 'cancelled'
  | 'resumed'
  | 'refunded'
  | 'revoked'
  | 'ended'
  | 'endedUnpaid'
  | 'priceAsked'
  | 'priceAccepted'
  | 'planChosen'
  | 'planChanged';

type Step = { record: PurchaseRecord; happening: Happening };
/** The number of the transaction that a payment makes. */
export type Paying = { product: StoreProduct; now: number; transactionId: string };

/** The end of a period that begins then: the same day of a later month or year, or that month's last day. */
export function periodEnd(start: number, period: StoreProduct['period']): number {
  const date = new Date(start);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  if (period === 'month') date.setUTCMonth(date.getUTCMonth() + 1);
  else date.setUTCFullYear(date.getUTCFullYear() + 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastDay));
  return date.getTime();
}

/** When the clock next changes a purchase by itself, in milliseconds; null when it never will. */
export function dueAt(record: PurchaseRecord): number | null {
  const { state, store, acknowledged, purchasedAt } = record;
  const times = [
    state === 'active' ? record.expiresAt : null,
    state === 'grace' ? record.graceEndsAt : null,
    state === 'retry' ? record.retryEndsAt : null,
    store === 'google' && !acknowledged && lives(state) ? purchasedAt + acknowledgeWithin : null,
  ].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** What the clock does to a purchase at the moment when it is due. */
export function dueStep(record: PurchaseRecord, paying: Paying): Step {
  const { now } = paying;
  const { state, store, acknowledged, purchasedAt } = record;
  if (store === 'google' && !acknowledged && purchasedAt + acknowledgeWithin <= now)
    return takenBack(record, now, 'revoked');
  if (state === 'grace') return heldBack(record, now);
  if (state === 'retry') return ended(record, 'endedUnpaid');
  return endPeriod(record, paying);
}

/** @throws StoreRefusal when the action makes no sense in that state */
export function actionStep(
  record: PurchaseRecord,
  action: Exclude<PurchaseAction, 'resubscribe'>,
  paying: Paying,
): Step {
  const { now } = paying;
  const endsNow = { ...record, expiresAt: Math.min(record.expiresAt, now) };
  switch (action) {
    case 'renew':
      require(record, action, ['active'], record.autoRenews);
      return renewed({ ...endsNow, paymentFails: false }, paying, 'renewed');
    case 'fail':
      require(record, action, ['active'], record.autoRenews);
      return failed({ ...endsNow, paymentFails: true }, now);
    case 'endGrace':
      require(record, action, ['grace']);
      return heldBack(record, now);
    case 'recover':
      require(record, action, ['grace', 'retry']);
      return renewed({ ...record, paymentFails: false }, paying, 'recovered');
    case 'cancel':
      require(record, action, ['active', 'grace', 'retry'], record.autoRenews);
      return { record: { ...record, autoRenews: false }, happening: 'cancelled' };
    case 'resume':
      require(record, action, ['active', 'grace'], !record.autoRenews);
      return { record: { ...record, autoRenews: true }, happening: 'resumed' };
    case 'refund':
      require(record, action, ['active', 'grace', 'retry', 'expired']);
      return takenBack({ ...record, refunded: true }, now, 'refunded');
    case 'revoke':
      require(record, action, ['active', 'grace', 'retry']);
      return takenBack(record, now, 'revoked');
    case 'expire':
      require(record, action, ['active', 'grace', 'retry']);
      return ended({ ...endsNow, autoRenews: false }, 'ended');
    case 'raisePrice':
      require(record, action, ['active'], record.autoRenews && record.priceIncrease === 'none');
      return { record: { ...record, priceIncrease: 'asked' }, happening: 'priceAsked' };
    case 'acceptPrice':
      require(record, action, ['active'], record.priceIncrease === 'asked');
      return { record: { ...record, priceIncrease: 'accepted' }, happening: 'priceAccepted' };
  }
}

function require(
  record: PurchaseRecord,
  action: PurchaseAction,
  states: readonly PurchaseState[],
  condition = true,
): void {
  if (states.includes(record.state) && condition) return;
  throw new StoreRefusal(
    `"${action}" is not possible: the purchase is ${record.state} and ${record.autoRenews ? 'renews' : 'does not renew'}.`,
  );
}

/** The period is over: a purchase that goes on is paid for again, or fails to be. A price nobody agreed to ends it. */
function endPeriod(record: PurchaseRecord, paying: Paying): Step {
  if (!record.autoRenews || record.priceIncrease === 'asked') return ended(record, 'ended');
  return record.paymentFails ? failed(record, paying.now) : renewed(record, paying, 'renewed');
}

function renewed(
  record: PurchaseRecord,
  { product, now, transactionId }: Paying,
  happening: 'renewed' | 'recovered',
): Step {
  // Who pays within the grace period keeps the day of payment; a purchase held back begins anew.
  const start = record.state === 'retry' ? now : record.expiresAt;
  const { productId, expiresAt, transactionId: paidBy, nextProductId } = record;
  return {
    record: {
      ...record,
      ...(nextProductId !== null && { replacedPlan: { productId, expiresAt, transactionId: paidBy } }),
      productId: product.id,
      nextProductId: null,
      state: 'active',
      trial: false,
      periodStart: start,
      expiresAt: periodEnd(start, product.period),
      graceEndsAt: null,
      retryEndsAt: null,
      priceIncrease: 'none',
      periods: record.periods + 1,
      transactionId,
    },
    happening,
  };
}

function failed(record: PurchaseRecord, now: number): Step {
  return { record: { ...record, state: 'grace', graceEndsAt: now + graceDays * day }, happening: 'failed' };
}

function heldBack(record: PurchaseRecord, now: number): Step {
  if (!record.autoRenews) return ended(record, 'endedUnpaid');
  const retryEndsAt = now + retryDays[record.store] * day;
  return { record: { ...record, state: 'retry', graceEndsAt: null, retryEndsAt }, happening: 'heldBack' };
}

function ended(record: PurchaseRecord, happening: 'ended' | 'endedUnpaid'): Step {
  return {
    record: { ...record, state: 'expired', autoRenews: false, graceEndsAt: null, retryEndsAt: null },
    happening,
  };
}

function takenBack(record: PurchaseRecord, now: number, happening: 'refunded' | 'revoked'): Step {
  const over = { autoRenews: false, graceEndsAt: null, retryEndsAt: null, revokedAt: now };
  return { record: { ...record, ...over, state: 'revoked' }, happening };
}

export function lives(state: PurchaseState): boolean {
  return state === 'active' || state === 'grace' || state === 'retry';
}
