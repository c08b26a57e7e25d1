import type Stripe from 'stripe';
import { second } from '@/server/clock';
import type { TestServices } from '@/tests/fixtures/service/services';

/** One payment at Stripe. Sums are in minor units, times in milliseconds. */
export type Charge = {
  id: string;
  amount: number;
  /** What is left of it after refunds; nothing of one that its bank took back. */
  kept: number;
  /** What an operator has given back of it. */
  byHand: number;
  /** True once the bank has decided that its owner disputed it without reason. */
  isWon: boolean;
  /** True while its bank has taken it back, or has for good. */
  isLost: boolean;
  at: number;
  subscription: string;
  /** The time that it pays for. */
  from: number;
  to: number;
};

/** What Stripe has on record for a customer; the credit in minor units, in whatever currency. */
export type AtStripe = {
  disputes: readonly Stripe.Dispute[];
  subscriptions: readonly Stripe.Subscription[];
  invoices: readonly Stripe.Invoice[];
  charges: readonly Charge[];
  /** What went back to the card, and all of it that went back at the same moment. */
  givenBack: readonly number[];
  credit: number;
  /** What is open of each subscription, and whether its bank waits for an answer: each is told of once. */
  unpaid: ReadonlyMap<string, string>;
};

export async function customerOf({ database }: TestServices, accountId: string): Promise<string | null> {
  const row = await database
    .selectFrom('customers')
    .select('stripe_customer_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.stripe_customer_id ?? null;
}

export async function atStripe({ stripe }: TestServices, customer: string | null): Promise<AtStripe> {
  if (!customer) {
    const unpaid = new Map();
    return { disputes: [], subscriptions: [], invoices: [], charges: [], givenBack: [], credit: 0, unpaid };
  }
  const all = { customer, limit: 100 };
  const [subscriptions, invoices, charges, found] = await Promise.all([
    stripe.subscriptions.list({ ...all, status: 'all' }),
    stripe.invoices.list({ ...all, expand: ['data.payments'] }),
    stripe.charges.list(all),
    stripe.customers.retrieve(customer, { expand: ['invoice_credit_balance'] }),
  ]);
  const disputed = new Set(charges.data.flatMap(({ id, disputed: is }) => (is ? [id] : [])));
  const { data: reported } = disputed.size > 0 ? await stripe.disputes.list({ limit: 100 }) : { data: [] };
  const disputes = reported.filter(({ charge }) => disputed.has(String(charge)));
  const own = new Set(charges.data.map(({ id }) => id));
  const refunds = (await stripe.refunds.list({ limit: 100 })).data.filter(({ charge }) =>
    own.has(String(charge)),
  );
  const givenBack = refunds.flatMap(({ amount, created }) => [
    amount,
    refunds.reduce((sum, other) => (other.created === created ? sum + other.amount : sum), 0),
  ]);
  const credits = found.deleted ? [] : Object.values(found.invoice_credit_balance ?? {});
  return {
    disputes,
    givenBack,
    subscriptions: subscriptions.data,
    invoices: invoices.data,
    credit: credits.reduce((sum, credit) => sum + credit, 0),
    unpaid: await unpaidAmong(stripe, invoices.data),
    charges: charges.data
      .filter(({ status }) => status === 'succeeded')
      .map((charge) => ({
        ...chargeOf(charge, disputes, invoices.data),
        byHand: givenByHand(charge, refunds),
      })),
  };
}

async function unpaidAmong(
  stripe: Stripe,
  invoices: readonly Stripe.Invoice[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const expand = ['data.payment.payment_intent'];
  // The newest comes first, and is what is told of.
  for (const { id: invoice, parent } of invoices.filter(({ status }) => status === 'open').reverse()) {
    const { data } = await stripe.invoicePayments.list({ invoice, status: 'open', limit: 1, expand });
    const intent = data[0]?.payment.payment_intent;
    const waits = typeof intent === 'object' && intent.status === 'requires_action';
    found.set(String(parent?.subscription_details?.subscription), `${invoice}${waits ? ' at its bank' : ''}`);
  }
  return found;
}

/** Ours have a mark. */
function givenByHand({ id }: Stripe.Charge, refunds: readonly Stripe.Refund[]): number {
  const own = refunds.filter(
    ({ charge, metadata }) => charge === id && Object.keys(metadata ?? {}).length === 0,
  );
  return own.reduce((sum, { amount }) => sum + amount, 0);
}

function chargeOf(
  charge: Stripe.Charge,
  disputes: readonly Stripe.Dispute[],
  invoices: readonly Stripe.Invoice[],
): Omit<Charge, 'byHand'> {
  const own = disputes.filter((one) => one.charge === charge.id).map(({ status }) => status);
  const isLost = own.some((status) => status === 'needs_response' || status === 'lost');
  const invoice = invoices.find(({ payments }) =>
    payments?.data.some(({ payment }) => payment.payment_intent === charge.payment_intent),
  );
  const paid = invoice?.lines.data.filter(({ amount }) => amount > 0) ?? [];
  return {
    id: charge.id,
    amount: charge.amount,
    kept: isLost ? 0 : charge.amount - charge.amount_refunded,
    isWon: own.includes('won'),
    isLost,
    at: charge.created * second,
    subscription: String(invoice?.parent?.subscription_details?.subscription),
    from: Math.min(...paid.map(({ period }) => period.start)) * second,
    to: Math.max(...paid.map(({ period }) => period.end)) * second,
  };
}
