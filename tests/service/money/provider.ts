import type Stripe from 'stripe';
import type { Standing } from '@/lib/content/account/standingWords';
import { legalValues } from '@/lib/content/legal/values';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { prices as offered } from '@/lib/content/subscription/plans';
import { day, second } from '@/server/clock';
import type { AtStripe } from './atStripe';
import type { MoneyShop } from './moneyShop';
import { isRunningOn, noticedEnd, usedPart } from './walks/runningOn';

/** What the payment provider's own record says, read without any code of the service. Times are in milliseconds. */
export type Truth = {
  standing: Standing | 'none';
  /** When it renews, ends or has ended; null without a subscription. */
  date: number | null;
  /** Every moment that the record knows: no text may name another day. */
  moments: ReadonlySet<number>;
  /** Every sum that the record knows, in minor units: no text may name another. */
  sums: ReadonlySet<number>;
  /** The currencies of these sums, by their symbols. */
  symbols: ReadonlySet<string>;
  /** True for one of an app store that is running. */
  ofStore: boolean;
  /** The one from the website that counts, among all that were begun there. */
  website: OfWebsite | null;
  begun: readonly OfWebsite[];
  /** How the one that was bought in a store stands. */
  store: Standing | null;
};

/** How one stands and until when, when it ended at Stripe, and whether its subscriber canceled it. */
type OfWebsite = {
  id: string;
  standing: Standing;
  date: number;
  endedAt: number | null;
  isCanceled: boolean;
};

const undoneNotes: ReadonlySet<string> = new Set(['cardHadTrial', 'addressSubscribed']);
const grace = legalValues.graceDays * day;

export function truthIn(
  shop: MoneyShop,
  { subscriptions: data, ...records }: AtStripe,
  store: string | null,
): Truth {
  const { invoices } = records;
  const bought = store ? storeTruth(shop, store) : null;
  const inStore = bought?.store ?? null;
  const begun = data
    .filter(
      ({ status, metadata }) =>
        !status.startsWith('incomplete') && !undoneNotes.has(metadata.end_reason ?? ''),
    )
    .map((one) => ofWebsite(one, graceEndOf(one, invoices), shop.services.clock.now()));
  const website =
    begun.find(({ endedAt }) => endedAt === null) ?? begun.toSorted((one, other) => other.date - one.date)[0];
  const latest = data.find(({ id }) => id === website?.id);
  const prices = data.map(({ items }) => items.data[0]?.price.unit_amount ?? 0);
  if (!website || !latest) {
    const moments = new Set(
      data.flatMap(({ start_date, trial_end }) => [start_date, trial_end ?? 0].map((at) => at * second)),
    );
    // Whoever is asked after an undone purchase is offered both plans.
    const sums = new Set([0, ...prices, ...Object.values(offered.USD)]);
    return (
      bought ?? { ...nothing, moments, sums, symbols: data.length > 0 ? symbolsOf(data) : nothing.symbols }
    );
  }
  const own = {
    ...figuresOf(latest, records, shop.services.clock.now()),
    standing: website.standing,
    date: website.date,
    website,
    begun,
    symbols: symbolsOf(invoices),
    ofStore: false,
    store: inStore,
  };
  return bought ? together(own, bought) : own;
}

/** Of two the one from the website counts until Stripe has ended it, whose last days may go on, then the one of the store, then the one that ended last. */
function together(own: Truth, bought: Truth): Truth {
  const isOver = own.standing === 'ended' || own.standing === 'lastDays';
  const isBoughtOver = bought.standing === 'ended';
  // What its subscriber had canceled before was not replaced.
  const wasCanceled = own.website?.isCanceled ?? false;
  const goesOn =
    ['renews', 'trial', 'grace'].includes(bought.standing) || (bought.date ?? 0) > (own.date ?? 0);
  const counts = isOver && !(isBoughtOver && (own.date ?? 0) > (bought.date ?? 0)) ? bought : own;
  return {
    ...counts,
    standing: isOver || isBoughtOver || wasCanceled || !goesOn ? counts.standing : 'replaced',
    website: own.website,
    begun: own.begun,
    store: bought.store,
    moments: new Set([...own.moments, ...bought.moments]),
    sums: new Set([...own.sums, ...bought.sums]),
    symbols: new Set([...own.symbols, ...bought.symbols]),
  };
}

function symbolsOf(records: readonly { currency: string }[]): Set<string> {
  return new Set(records.map(({ currency }) => (currency === 'eur' ? '€' : '$')));
}

const nothing: Truth = {
  standing: 'none',
  date: null,
  moments: new Set(),
  sums: new Set([0]),
  symbols: new Set(['$']),
  ofStore: false,
  website: null,
  begun: [],
  store: null,
};

/** When the grace period of its latest invoice that was not paid is over. */
function graceEndOf({ id }: Stripe.Subscription, invoices: AtStripe['invoices']): number | null {
  const unpaid = invoices.findLast(
    ({ status, attempted, parent }) =>
      parent?.subscription_details?.subscription === id &&
      attempted &&
      (status === 'open' || status === 'void'),
  );
  return unpaid ? unpaid.created * second + grace : null;
}

/** The moments and sums that Stripe's record knows. */
function figuresOf(
  subscription: Stripe.Subscription,
  { invoices, charges, givenBack, credit }: Omit<AtStripe, 'subscriptions'>,
  now: number,
): Pick<Truth, 'moments' | 'sums'> {
  const item = subscription.items.data[0];
  const graceEnd = graceEndOf(subscription, invoices);
  const runsOn = isRunningOn(subscription);
  const seconds = [
    subscription.start_date,
    subscription.ended_at,
    subscription.cancel_at,
    ...(runsOn ? [noticedEnd(now) / second] : []),
    subscription.trial_end,
    item?.current_period_start,
    item?.current_period_end,
    ...invoices.flatMap(({ created, next_payment_attempt, status_transitions: { paid_at: paid }, lines }) => [
      created,
      next_payment_attempt,
      paid,
      paid && paid + moneyBackDays * (day / second),
      ...lines.data.flatMap(({ period }) => [period.start, period.end]),
    ]),
  ];
  const sums = invoices.flatMap(({ total, amount_due, amount_paid, lines }) => [
    total,
    amount_due,
    amount_paid,
    // What credit paid of it, as its receipt says.
    total - amount_due,
    // What all credit together takes off: of the plan before, and what was left of earlier ones.
    lines.data.reduce((sum, { amount }) => sum + Math.max(0, amount), 0) - amount_due,
    ...lines.data.map(({ amount }) => amount),
  ]);
  const price = item?.price.unit_amount ?? 0;
  // What is left of a credit once it has paid for whole periods.
  const rest = price > 0 ? credit % price : 0;
  const unused = runsOn && subscription.cancel_at ? [unusedOf(subscription, charges)] : [];
  const goesBack = Math.min(credit, keptBeyond(subscription, charges));
  return {
    moments: new Set([...seconds.flatMap((at) => (at ? [at * 1000] : [])), ...(graceEnd ? [graceEnd] : [])]),
    sums: new Set([0, price, credit, rest, goesBack, ...unused, ...givenBack, ...sums].map(Math.abs)),
  };
}

/** What an operator has left of payments for days after its end. */
function keptBeyond(
  { id, ended_at: ended, cancel_at: end }: Stripe.Subscription,
  charges: AtStripe['charges'],
): number {
  const beyond = charges.filter((one) => one.subscription === id && one.to > (ended ?? end ?? 0) * second);
  return beyond.reduce((sum, { kept }) => sum + kept, 0);
}

/** What goes back at its end of what an operator has not given back before. */
function unusedOf({ id, cancel_at: end }: Stripe.Subscription, charges: AtStripe['charges']): number {
  const year = charges.find(({ subscription }) => subscription === id);
  if (!year || !end) return 0;
  return Math.min(year.kept, year.amount - usedPart(year.amount, year, end * second));
}

function ofWebsite(subscription: Stripe.Subscription, graceEnd: number | null, now: number): OfWebsite {
  const { id, ended_at: ended, cancellation_details: details } = subscription;
  return {
    id,
    ...standingAt(subscription, graceEnd, now),
    endedAt: ended && ended * second,
    // Whoever cancels in Stripe’s pages is asked why.
    isCanceled: details?.feedback != null,
  };
}

function standingAt(
  subscription: Stripe.Subscription,
  graceEnd: number | null,
  now: number,
): Pick<OfWebsite, 'standing' | 'date'> {
  const { status, ended_at: ended, trial_end: trialEnd, cancel_at: endsAt } = subscription;
  const periodEnd = (subscription.items.data[0]?.current_period_end ?? 0) * 1000;
  const waits = status === 'past_due' || status === 'unpaid';
  if (waits && graceEnd && now < graceEnd) return { standing: 'grace', date: graceEnd };
  // Canceled while a payment was missing: nobody collects it any more, and the access that was promised stays, unless a
  // store's subscription gives it.
  const isReplaced = subscription.metadata.end_reason === 'replaced';
  const isUnpaid = ended !== null && graceEnd !== null && ended * second < graceEnd && !isReplaced;
  if (isUnpaid && now < graceEnd) return { standing: 'lastDays', date: graceEnd };
  if (ended !== null) return { standing: 'ended', date: (isReplaced ? null : graceEnd) ?? ended * 1000 };
  if (status === 'trialing')
    return { standing: endsAt !== null ? 'trialEnds' : 'trial', date: (trialEnd ?? 0) * 1000 };
  return endsAt === null
    ? { standing: 'renews', date: periodEnd }
    : { standing: 'ends', date: endsAt * second };
}

function storeTruth({ stores }: MoneyShop, id: string): Truth | null {
  const purchase = stores.control.purchase(id);
  if (!purchase) return null;
  const { state, autoRenews, trial, expiresAt, graceEndsAt, startedAt } = purchase;
  const refundedAt = state === 'revoked' ? stores.control.notifications(id)[0]?.createdAt : null;
  const date = state === 'grace' ? graceEndsAt : (refundedAt ?? expiresAt);
  const ended = state === 'expired' || state === 'revoked';
  const running: Standing = trial ? (autoRenews ? 'trial' : 'trialEnds') : autoRenews ? 'renews' : 'ends';
  const special: Partial<Record<typeof state, Standing>> = { grace: 'grace', retry: 'inactive' };
  const standing = ended ? 'ended' : (special[state] ?? running);
  return {
    ...nothing,
    ofStore: !ended,
    standing,
    store: standing,
    date,
    moments: new Set([startedAt, expiresAt, ...[graceEndsAt, refundedAt].flatMap((at) => at ?? [])]),
  };
}
