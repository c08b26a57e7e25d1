import { type PurchaseAction, type PurchaseState, type StoreProduct, StoreRefusal } from './control';
import type { PaidPeriod, PurchaseRecord } from './records';

const day = 86_400_000;
/** Days of grace after a failed renewal, as set for the subscription in both stores. */
const graceDays = 14;
/** Days for which a store tries the card again once the grace is over. */
const retryDays = { apple: 46, google: 30 } as const;
/** How long a subscriber of Google pauses here, of the up to three months that can be chosen. */
const pauseDays = 30;
/** Google takes a purchase back that nobody acknowledged in this time. */
const acknowledgeWithin = 3 * day;

/** What happened to a purchase; each becomes a message of its store. */
export type Happening =
  | 'bought'
  | 'renewed'
  | 'failed'
  | 'heldBack'
  | 'recovered'
  | 'paid'
  | 'neverPaid'
  | 'paused'
  | 'cancelled'
  | 'resumed'
  | 'refunded'
  | 'refundedEarlier'
  | 'refundReversed'
  | 'revoked'
  | 'ended'
  | 'endedUnpaid'
  | 'endedByPrice'
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
  const { state, store, acknowledged, purchasedAt, sharedFrom } = record;
  if (sharedFrom !== null) return null;
  const times = [
    state === 'active' ? record.expiresAt : null,
    state === 'grace' ? record.graceEndsAt : null,
    state === 'retry' ? record.retryEndsAt : null,
    state === 'paused' ? record.resumesAt : null,
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
  if (state === 'paused') return renewed(record, paying, 'recovered');
  return endPeriod(record, paying);
}

/** @throws StoreRefusal when the action makes no sense in that state */
export function actionStep(
  record: PurchaseRecord,
  action: Exclude<PurchaseAction, 'resubscribe' | 'share'>,
  paying: Paying,
): Step {
  const { now } = paying;
  if (record.sharedFrom !== null && action !== 'revoke')
    throw new StoreRefusal('A family member can only be taken out: all else happens to what is shared.');
  if (record.state === 'pending') return pendingStep(record, action, paying);
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
      require(record, action, ['grace', 'retry', 'paused']);
      return renewed({ ...record, paymentFails: false }, paying, 'recovered');
    case 'pause':
      require(record, action, ['active'], record.store === 'google' && record.autoRenews);
      return paused(endsNow, now);
    case 'pay':
      throw refusalOf(record, action);
    case 'cancel':
      require(record, action, ['active', 'grace', 'retry', 'paused'], record.autoRenews);
      if (record.state === 'paused') return ended(record, 'ended');
      return { record: { ...record, autoRenews: false }, happening: 'cancelled' };
    case 'resume':
      require(record, action, ['active', 'grace'], !record.autoRenews);
      return { record: { ...record, autoRenews: true }, happening: 'resumed' };
    case 'refund':
      require(record, action, ['active', 'grace', 'retry', 'expired']);
      return takenBack({ ...record, refunded: true }, now, 'refunded');
    case 'refundEarlier': {
      const last = record.earlier.at(-1);
      const wasPaid = last?.trial === false && last.revokedAt === null;
      require(record, action, ['active', 'grace', 'retry', 'expired'], wasPaid);
      const earlier = record.earlier.map((one) => (one === last ? { ...one, revokedAt: now } : one));
      return { record: { ...record, earlier }, happening: 'refundedEarlier' };
    }
    case 'reverseRefund': {
      const last = record.earlier.at(-1);
      const wasGiven = record.store === 'apple' && (last?.revokedAt ?? null) !== null;
      require(record, action, ['active', 'grace', 'retry', 'expired'], wasGiven);
      const earlier = record.earlier.map((one) => (one === last ? { ...one, revokedAt: null } : one));
      return { record: { ...record, earlier }, happening: 'refundReversed' };
    }
    case 'revoke':
      require(record, action, ['active', 'grace', 'retry'], record.sharedFrom !== null);
      return takenBack(record, now, 'revoked');
    case 'expire':
      require(record, action, ['active', 'grace', 'retry', 'paused']);
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
  if (!states.includes(record.state) || !condition) throw refusalOf(record, action);
}

function refusalOf({ state, autoRenews }: PurchaseRecord, action: PurchaseAction): StoreRefusal {
  return new StoreRefusal(
    `"${action}" is not possible: the purchase is ${state} and ${autoRenews ? 'renews' : 'does not renew'}.`,
  );
}

/** The first period, or the trial, begins with the payment. */
function pendingStep(record: PurchaseRecord, action: PurchaseAction, { product, now }: Paying): Step {
  if (action === 'cancel')
    return { record: { ...record, state: 'unpaid', autoRenews: false }, happening: 'neverPaid' };
  if (action !== 'pay') throw refusalOf(record, action);
  const expiresAt = record.trial ? now + product.trialDays * day : periodEnd(now, product.period);
  const begun = { startedAt: now, purchasedAt: now, periodStart: now, expiresAt };
  return { record: { ...record, ...begun, state: 'active' }, happening: 'paid' };
}

/** The period is over: a purchase that goes on is paid for again, or fails to be. A price nobody agreed to ends it. */
function endPeriod(record: PurchaseRecord, paying: Paying): Step {
  if (!record.autoRenews) return ended(record, 'ended');
  if (record.priceIncrease === 'asked') return ended(record, 'endedByPrice');
  return record.paymentFails ? failed(record, paying.now) : renewed(record, paying, 'renewed');
}

function renewed(
  record: PurchaseRecord,
  { product, now, transactionId }: Paying,
  happening: 'renewed' | 'recovered',
): Step {
  // Who pays within the grace period keeps the day of payment; a purchase held back begins anew.
  const start = record.state === 'retry' || record.state === 'paused' ? now : record.expiresAt;
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
      resumesAt: null,
      priceIncrease: 'none',
      periods: record.periods + 1,
      earlier: [...record.earlier, periodOf(record)],
      transactionId,
    },
    happening,
  };
}

/** The running period, as it is kept once another follows. */
export function periodOf(record: PurchaseRecord): PaidPeriod {
  const { transactionId, productId, trial, periodStart, expiresAt, periods, revokedAt } = record;
  return { transactionId, productId, trial, periodStart, expiresAt, periods, revokedAt };
}

function failed(record: PurchaseRecord, now: number): Step {
  return { record: { ...record, state: 'grace', graceEndsAt: now + graceDays * day }, happening: 'failed' };
}

function heldBack(record: PurchaseRecord, now: number): Step {
  if (!record.autoRenews) return ended(record, 'endedUnpaid');
  const retryEndsAt = now + retryDays[record.store] * day;
  return { record: { ...record, state: 'retry', graceEndsAt: null, retryEndsAt }, happening: 'heldBack' };
}

function paused(record: PurchaseRecord, now: number): Step {
  return { record: { ...record, state: 'paused', resumesAt: now + pauseDays * day }, happening: 'paused' };
}

const over = { autoRenews: false, graceEndsAt: null, retryEndsAt: null, resumesAt: null } as const;

function ended(record: PurchaseRecord, happening: 'ended' | 'endedUnpaid' | 'endedByPrice'): Step {
  return { record: { ...record, ...over, state: 'expired' }, happening };
}

function takenBack(record: PurchaseRecord, now: number, happening: 'refunded' | 'revoked'): Step {
  return { record: { ...record, ...over, revokedAt: now, state: 'revoked' }, happening };
}

export function lives(state: PurchaseState): boolean {
  return state === 'active' || state === 'grace' || state === 'retry' || state === 'paused';
}
