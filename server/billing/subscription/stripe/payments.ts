import type Stripe from 'stripe';
import { isDisputedAtStripe, isRefundedAlready } from '@/server/billing/stripeUnavailable';
import { hour, second } from '@/server/clock';
import type { Services } from '@/server/services';
import { idOf } from './stripeSubscription';

type Reason = 'requested_by_customer' | 'duplicate';

/** Tells our refunds from those an operator makes by hand. */
const ourMark = { made_by: 'site' } as const;

/** Everything that was paid for the subscription, as Stripe's invoices say now, in minor units. */
export async function paidInvoices(
  { stripe }: Services,
  subscriptionId: string,
): Promise<{ invoices: Stripe.Invoice[]; total: number; currency: string }> {
  const invoices: Stripe.Invoice[] = [];
  const list = stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 100 });
  for await (const invoice of list) if (invoice.amount_paid > 0) invoices.push(invoice);
  const total = invoices.reduce((sum, { amount_paid: paid }) => sum + paid, 0);
  return { invoices, total, currency: (invoices[0]?.currency ?? '').toUpperCase() };
}

/**
 * In minor units, without what a bank sent back, and what an operator gave back until `since`, in milliseconds. Ours
 * count by their mark: our clock may differ from Stripe's.
 */
export async function refundedOf(
  services: Services,
  invoices: readonly Stripe.Invoice[],
  since = 0,
): Promise<number> {
  let sum = 0;
  for await (const intent of paymentsOf(services, invoices))
    for await (const { amount, created, metadata } of refundsOf(services, intent))
      if (metadata?.made_by === ourMark.made_by || created * second > since) sum += amount;
  return sum;
}

/** The refunds of a payment that its bank did not send back. */
async function* refundsOf({ stripe }: Services, intent: string): AsyncGenerator<Stripe.Refund> {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (refund.status !== 'failed' && refund.status !== 'canceled') yield refund;
}

/** Refunds what is left of these invoices, once, however often called. False when a bank is taking some of it back. */
export async function refundInvoices(
  services: Services,
  invoices: readonly Stripe.Invoice[],
  reason: Reason,
): Promise<boolean> {
  let isAll = true;
  for await (const intent of paymentsOf(services, invoices))
    if (!(await refundPayment(services, intent, reason))) isAll = false;
  return isAll;
}

export async function refundPaid(
  services: Services,
  subscriptionId: string,
  reason: Reason,
  isRefunded: (invoice: Stripe.Invoice) => boolean = () => true,
): Promise<void> {
  const { invoices } = await paidInvoices(services, subscriptionId);
  await refundInvoices(services, invoices.filter(isRefunded), reason);
}

/** What was paid for days after `end`, in milliseconds, as by a year before a change to months. What was used up is none of it. */
export async function paidBeyond(
  services: Services,
  subscriptionId: string,
  end: number,
): Promise<Stripe.Invoice[]> {
  const { invoices } = await paidInvoices(services, subscriptionId);
  return invoices.filter(({ lines }) =>
    lines.data.some(({ amount, period }) => amount > 0 && period.end * second > end),
  );
}

/**
 * Refunds this sum, or as much as is left of what these invoices were paid with. What was refunded of it before, as by a call
 * that was cut off, counts. What a bank is taking back is left to it.
 */
export async function refundCredit(
  services: Services,
  subscriptionId: string,
  invoices: readonly Stripe.Invoice[],
  sum: number,
): Promise<void> {
  let rest = sum;
  for await (const intent of paymentsOf(services, invoices)) {
    const found = await services.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    const { latest_charge: charge } = found;
    if (charge === null || typeof charge !== 'object') continue;
    for await (const { amount, metadata } of refundsOf(services, intent))
      if (metadata?.credit_of === subscriptionId) rest -= amount;
    const amount = Math.min(rest, charge.amount - charge.amount_refunded);
    if (amount <= 0) continue;
    const part = { amount, metadata: { credit_of: subscriptionId } };
    if (await refundPayment(services, intent, 'requested_by_customer', part)) rest -= amount;
  }
}

export async function* paymentsOf(
  { stripe }: Services,
  invoices: readonly Pick<Stripe.Invoice, 'id'>[],
  request?: Stripe.RequestOptions,
): AsyncGenerator<string> {
  for (const { id } of invoices)
    for await (const { payment, status } of stripe.invoicePayments.list({ invoice: id, limit: 100 }, request))
      if (status === 'paid' && payment.payment_intent) yield idOf(payment.payment_intent);
}

/** All that is left of it, or a part. False for a payment that its bank is taking back. */
export async function refundPayment(
  { stripe, clock }: Services,
  intent: string,
  reason: Reason,
  part: Pick<Stripe.RefundCreateParams, 'amount' | 'metadata'> = {},
): Promise<boolean> {
  // The hour in the key means that a failure Stripe stores with it is not kept any longer.
  const idempotencyKey = `refund-${intent}-${reason}-${part.amount ?? 'all'}-${Math.floor(clock.now() / hour)}`;
  try {
    const refund = { payment_intent: intent, reason, metadata: ourMark, ...part };
    await stripe.refunds.create(refund, { idempotencyKey });
  } catch (error) {
    if (isDisputedAtStripe(error)) return false;
    if (!isRefundedAlready(error)) throw error;
  }
  return true;
}

/** The last four digits; a refund goes there, whatever card is charged by now. Null when several cards paid. */
export async function cardThatPaid(
  services: Services,
  invoices: readonly Stripe.Invoice[],
  request?: Stripe.RequestOptions,
): Promise<string | null> {
  const expand = ['payment_method'];
  const { paymentIntents } = services.stripe;
  const digits = new Set<string | null>();
  for await (const intent of paymentsOf(services, invoices, request)) {
    const { payment_method: method } = await paymentIntents.retrieve(intent, { expand }, request);
    digits.add(typeof method === 'object' ? (method?.card?.last4 ?? null) : null);
  }
  const [only = null, ...others] = digits;
  return others.length === 0 ? only : null;
}

/** True for an open invoice whose payment waits until the payer has confirmed it to the bank, on the invoice's page. */
export async function awaitsBank(
  { stripe }: Pick<Services, 'stripe'>,
  { id: invoice, status }: Stripe.Invoice,
  request?: Stripe.RequestOptions,
): Promise<boolean> {
  if (status !== 'open') return false;
  const open = { invoice, status: 'open' as const, limit: 100, expand: ['data.payment.payment_intent'] };
  for await (const { payment } of stripe.invoicePayments.list(open, request)) {
    const { payment_intent: intent } = payment;
    if (typeof intent === 'object' && intent.status === 'requires_action') return true;
  }
  return false;
}

/** The invoice that a payment paid, and its subscription; null for a payment of anything else. */
export async function paidBy(
  { stripe }: Services,
  intentId: string,
  request?: Stripe.RequestOptions,
): Promise<{ invoice: Stripe.Invoice; subscription: Stripe.Subscription } | null> {
  const payment = { type: 'payment_intent', payment_intent: intentId } as const;
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1 }, request);
  const [paid] = data;
  if (!paid) return null;
  const invoice = await stripe.invoices.retrieve(idOf(paid.invoice), {}, request);
  const reference = invoice.parent?.subscription_details?.subscription;
  if (!reference) return null;
  return { invoice, subscription: await stripe.subscriptions.retrieve(idOf(reference), {}, request) };
}
