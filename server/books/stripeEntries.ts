import type Stripe from 'stripe';
import { second } from '@/server/clock';
import type { BookEntry } from './bookEntry';

/** What only moves the seller's own money. */
const ownMoney = /^(?:payout|topup|transfer)/;

/**
 * Every movement on the balance at Stripe, with the invoice that it belongs to. Where credit paid a part of an invoice,
 * or all of it, or an invoice became credit, a line says so: charges and credit add up to the invoices.
 */
export async function* stripeEntries(stripe: Stripe, from: number, to: number): AsyncGenerator<BookEntry> {
  const created = { gte: from / second, lt: to / second };
  const movements = stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] });
  for await (const movement of movements) {
    if (!ownMoney.test(movement.type)) yield* movementEntries(stripe, movement);
  }
  for await (const invoice of stripe.invoices.list({ created, status: 'paid', limit: 100 })) {
    if (invoice.amount_paid === 0 && invoice.total !== 0)
      yield creditEntry(invoice, invoice.created, countryOf({ invoice, charge: null }));
  }
}

async function* movementEntries(
  stripe: Stripe,
  { id, amount, created, currency, fee, source }: Stripe.BalanceTransaction,
): AsyncGenerator<BookEntry> {
  const settled = { currency, amount, fee };
  const at = created * second;
  const moved = source !== null && typeof source === 'object' ? source : null;
  if (moved?.object !== 'charge' && moved?.object !== 'refund' && moved?.object !== 'dispute') {
    const none = { invoice: null, country: null, gross: 0, tax: null };
    yield { at, channel: 'stripe', kind: 'fee', id, currency, ...none, settled };
    return;
  }
  const paid = moved.payment_intent ? await paidWith(stripe, moved.payment_intent) : null;
  const gross = amount < 0 ? -moved.amount : moved.amount;
  yield {
    ...{ at, channel: 'stripe', kind: moved.object, id: moved.id, gross, settled },
    invoice: paid?.invoice.number ?? null,
    country: paid && countryOf(paid),
    currency: moved.currency,
    tax: paid && taxIn(paid.invoice, gross),
  };
  if (moved.object === 'charge' && paid && paid.invoice.total !== paid.invoice.amount_paid)
    yield creditEntry(paid.invoice, created, countryOf(paid));
}

type Paid = { invoice: Stripe.Invoice; charge: Stripe.Charge | null };

/** The invoice that a payment paid, with the charge; null for a payment of anything else. */
async function paidWith(stripe: Stripe, intent: string | Stripe.PaymentIntent): Promise<Paid | null> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: typeof intent === 'string' ? intent : intent.id },
    limit: 1,
    expand: ['data.invoice', 'data.payment.payment_intent.latest_charge'],
  });
  const [first] = data;
  if (!first || typeof first.invoice !== 'object' || first.invoice.deleted) return null;
  const payment = first.payment.payment_intent;
  const charge = typeof payment === 'object' ? payment.latest_charge : null;
  return { invoice: first.invoice, charge: typeof charge === 'object' ? charge : null };
}

/** Of the invoice; of the card where a customer's address was never asked for. */
function countryOf({ invoice, charge }: Paid): string | null {
  return invoice.customer_address?.country ?? charge?.billing_details.address?.country ?? null;
}

/** The part of an invoice's tax that falls to a part of it. */
function taxIn({ automatic_tax: { enabled }, total, total_taxes: taxes }: Stripe.Invoice, part: number) {
  if (!enabled || total === 0) return null;
  const tax = (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return Math.round((tax * part) / total);
}

function creditEntry(invoice: Stripe.Invoice, created: number, country: string | null): BookEntry {
  const { id, number, currency, total, amount_paid: paid } = invoice;
  const gross = total - paid;
  const used = { at: created * second, id, invoice: number, country, currency, gross };
  return { ...used, channel: 'stripe', kind: 'credit', tax: taxIn(invoice, gross), settled: null };
}
