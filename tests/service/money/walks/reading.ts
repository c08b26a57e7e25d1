import type Stripe from 'stripe';
import { second } from '@/server/clock';
import type { TestServices } from '@/tests/fixtures/service/services';
import { sumsIn } from '../claims';
import type { MoneyShop } from '../moneyShop';
import { type MailRead, readPlaces, type Told } from '../places';
import { type Truth, truthOf } from '../provider';
import type { Walker } from './world';

/** One payment at Stripe. Sums are in minor units, times in milliseconds. */
export type Charge = {
  id: string;
  amount: number;
  /** What is left of it after refunds; nothing of one that its bank took back. */
  kept: number;
  at: number;
  subscription: string;
  /** The time that it pays for. */
  from: number;
  to: number;
};

/** Everything about one person at one moment. */
export type Reading = {
  at: number;
  truth: Truth;
  told: Told;
  hasAccess: boolean;
  charges: readonly Charge[];
  subscriptions: readonly Stripe.Subscription[];
  invoices: readonly Stripe.Invoice[];
  /** The credit at Stripe, in minor units. */
  credit: number;
  /** What will be charged again, by its provider. */
  renewing: readonly string[];
  /** The sums that this person was ever told. */
  toldSums: ReadonlySet<number>;
};

export async function readPerson(
  shop: MoneyShop,
  person: Walker,
  { mails, before }: { mails: readonly MailRead[]; before: Reading | null },
): Promise<Reading> {
  const said = Object.values(person.said).flatMap(sumsIn);
  const truth = await truthOf(shop, person.buyer, person.store);
  const told = await readPlaces(shop, person, mails);
  const customer = await customerOf(shop.services, person.buyer.accountId);
  const { subscriptions, invoices, charges, credit } = await atStripe(shop.services, customer);
  const now = shop.services.clock.now();
  const texts = [...Object.values(told.pages), ...told.mails.map(({ text }) => text)];
  return {
    at: now,
    truth,
    told,
    hasAccess: await shop.hasAccess(person.buyer),
    charges,
    subscriptions,
    invoices,
    credit,
    renewing: [
      ...subscriptions
        .filter(({ status, cancel_at_period_end: ends }) => collects.has(status) && !ends)
        .map(() => 'Stripe'),
      ...shop.stores.control
        .purchases()
        .filter(({ id, autoRenews, state }) => id === person.store && autoRenews && running.has(state))
        .map(({ store }) => store),
    ],
    toldSums: new Set([...(before?.toldSums ?? []), ...said, ...texts.flatMap(sumsIn)]),
  };
}

const collects: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due', 'unpaid']);
const running: ReadonlySet<string> = new Set(['active', 'grace', 'retry']);

export async function customerOf(services: TestServices, accountId: string): Promise<string | null> {
  const row = await services.database
    .selectFrom('customers')
    .select('stripe_customer_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.stripe_customer_id ?? null;
}

type AtStripe = Pick<Reading, 'subscriptions' | 'invoices' | 'charges' | 'credit'>;

/** What Stripe has on record for a customer. */
export async function atStripe(services: TestServices, customer: string | null): Promise<AtStripe> {
  if (!customer) return { subscriptions: [], invoices: [], charges: [], credit: 0 };
  const { stripe } = services;
  const all = { customer, limit: 100 };
  const { data: subscriptions } = await stripe.subscriptions.list({ ...all, status: 'all' });
  const { data: invoices } = await stripe.invoices.list({ ...all, expand: ['data.payments'] });
  const { data: charges } = await stripe.charges.list(all);
  const { data: disputes } = charges.some(({ disputed }) => disputed)
    ? await stripe.disputes.list({ limit: 100 })
    : { data: [] };
  const lost = new Set(disputes.filter(({ status }) => status !== 'won').map(({ charge }) => charge));
  const found = await stripe.customers.retrieve(customer);
  return {
    subscriptions,
    invoices,
    credit: found.deleted ? 0 : -found.balance,
    charges: charges
      .filter(({ status }) => status === 'succeeded')
      .map((charge) => {
        const invoice = invoices.find(({ payments }) =>
          payments?.data.some(({ payment }) => payment.payment_intent === charge.payment_intent),
        );
        const periods = invoice?.lines.data.filter(({ amount }) => amount > 0).map(({ period }) => period) ?? [];
        return {
          id: charge.id,
          amount: charge.amount,
          kept: lost.has(charge.id) ? 0 : charge.amount - charge.amount_refunded,
          at: charge.created * second,
          subscription: String(invoice?.parent?.subscription_details?.subscription),
          from: Math.min(...periods.map(({ start }) => start)) * second,
          to: Math.max(...periods.map(({ end }) => end)) * second,
        };
      }),
  };
}
