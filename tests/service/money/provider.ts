import type Stripe from 'stripe';
import type { Standing } from '@/lib/content/account/standingWords';
import { legalValues } from '@/lib/content/legal/values';
import { prices as offered } from '@/lib/content/subscription/plans';
import { undoneComments } from '@/server/billing/subscription/undonePurchase';
import { day } from '@/server/clock';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import type { MoneyShop } from './moneyShop';

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
  /** How the latest one from the website stands, and its id at Stripe. */
  website: { id: string; standing: Standing } | null;
  /** How the one that was bought in a store stands. */
  store: Standing | null;
};

const undoneNotes: ReadonlySet<string> = new Set(Object.values(undoneComments));
const grace = legalValues.graceDays * day;

export async function truthOf(shop: MoneyShop, buyer: SignedUp, store: string | null): Promise<Truth> {
  const { stripe, database, clock } = shop.services;
  const row = await database
    .selectFrom('customers')
    .select('stripe_customer_id')
    .where('account_id', '=', buyer.accountId)
    .executeTakeFirst();
  const customer = row?.stripe_customer_id;
  const bought = store ? storeTruth(shop, store) : null;
  const inStore = bought?.store ?? null;
  const { data } = customer
    ? await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
    : { data: [] };
  const begun = data.filter(
    ({ status, cancellation_details: details }) =>
      !status.startsWith('incomplete') && !undoneNotes.has(details?.comment ?? ''),
  );
  const latest = begun.find(({ ended_at }) => ended_at === null) ?? begun[0];
  const prices = data.map(({ items }) => items.data[0]?.price.unit_amount ?? 0);
  if (!customer || !latest) {
    const moments = new Set(data.map(({ start_date }) => start_date * 1000));
    // Whoever is asked after an undone purchase is offered both plans.
    const sums = new Set([0, ...prices, ...Object.values(offered.USD)]);
    return bought ?? { ...nothing, moments, sums };
  }
  const invoices = (await stripe.invoices.list({ customer, limit: 100 })).data;
  const { balance } = await customerOf(stripe, customer);
  const own = {
    ...stripeTruth(latest, invoices, clock.now(), balance),
    symbols: new Set(invoices.map(({ currency }) => (currency === 'eur' ? '€' : '$'))),
    ofStore: false,
    store: inStore,
  };
  return bought ? together(own, bought) : own;
}

/** Of two the one from the website counts as long as it runs, then the one of the store, then the one that ended last. */
function together(own: Truth, bought: Truth): Truth {
  const isOver = own.standing === 'ended';
  const isBoughtOver = bought.standing === 'ended';
  const counts = isOver && !(isBoughtOver && (own.date ?? 0) > (bought.date ?? 0)) ? bought : own;
  return {
    ...counts,
    standing: isOver || isBoughtOver ? counts.standing : 'replaced',
    website: own.website,
    store: bought.store,
    moments: new Set([...own.moments, ...bought.moments]),
    sums: new Set([...own.sums, ...bought.sums]),
    symbols: new Set([...own.symbols, ...bought.symbols]),
  };
}

const nothing: Truth = {
  standing: 'none',
  date: null,
  moments: new Set(),
  sums: new Set([0]),
  symbols: new Set(['$']),
  ofStore: false,
  website: null,
  store: null,
};

async function customerOf(stripe: Stripe, id: string): Promise<{ balance: number }> {
  const customer = await stripe.customers.retrieve(id);
  return { balance: customer.deleted ? 0 : customer.balance };
}

function stripeTruth(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  now: number,
  balance: number,
): Omit<Truth, 'symbols' | 'ofStore' | 'store'> {
  const item = subscription.items.data[0];
  const own = invoices.filter(
    (invoice) => invoice.parent?.subscription_details?.subscription === subscription.id,
  );
  const unpaid = own.findLast(
    ({ status, attempted }) => attempted && (status === 'open' || status === 'void'),
  );
  const graceEnd = unpaid ? unpaid.created * 1000 + grace : null;
  const { standing, date } = standingAt(subscription, graceEnd, now);
  const seconds = [
    subscription.start_date,
    subscription.ended_at,
    subscription.trial_end,
    item?.current_period_start,
    item?.current_period_end,
    ...invoices.flatMap(({ created, next_payment_attempt, status_transitions, lines }) => [
      created,
      next_payment_attempt,
      status_transitions.paid_at,
      ...lines.data.flatMap(({ period }) => [period.start, period.end]),
    ]),
  ];
  const sums = invoices.flatMap(({ total, amount_due, amount_paid, lines }) => [
    total,
    amount_due,
    amount_paid,
    ...lines.data.map(({ amount }) => amount),
  ]);
  const price = item?.price.unit_amount ?? 0;
  // What is left of a credit once it has paid for whole periods.
  const rest = price > 0 ? balance % price : 0;
  return {
    standing,
    date,
    website: { id: subscription.id, standing },
    moments: new Set([...seconds.flatMap((at) => (at ? [at * 1000] : [])), ...(graceEnd ? [graceEnd] : [])]),
    sums: new Set([0, price, balance, rest, ...sums].map(Math.abs)),
  };
}

function standingAt(
  subscription: Stripe.Subscription,
  graceEnd: number | null,
  now: number,
): Pick<Truth, 'date'> & { standing: Standing } {
  const { status, ended_at: ended, trial_end: trialEnd, cancel_at_period_end: ends } = subscription;
  const periodEnd = (subscription.items.data[0]?.current_period_end ?? 0) * 1000;
  const waits = status === 'past_due' || status === 'unpaid';
  if (waits && graceEnd && now < graceEnd) return { standing: 'grace', date: graceEnd };
  if (ended !== null) return { standing: 'ended', date: graceEnd ?? ended * 1000 };
  if (status === 'trialing') return { standing: ends ? 'trialEnds' : 'trial', date: (trialEnd ?? 0) * 1000 };
  return { standing: ends ? 'ends' : 'renews', date: periodEnd };
}

function storeTruth({ stores }: MoneyShop, id: string): Truth | null {
  const purchase = stores.control.purchase(id);
  if (!purchase) return null;
  const { state, autoRenews, trial, expiresAt, graceEndsAt, startedAt } = purchase;
  const refundedAt = state === 'revoked' ? stores.control.notifications(id)[0]?.createdAt : null;
  const date = state === 'grace' ? graceEndsAt : (refundedAt ?? expiresAt);
  const ended = state === 'expired' || state === 'revoked';
  const running: Standing = trial ? (autoRenews ? 'trial' : 'trialEnds') : autoRenews ? 'renews' : 'ends';
  const standing = ended ? 'ended' : state === 'grace' ? 'grace' : running;
  return {
    ...nothing,
    ofStore: !ended,
    standing,
    store: standing,
    date,
    moments: new Set([startedAt, expiresAt, ...[graceEndsAt, refundedAt].flatMap((at) => at ?? [])]),
  };
}
