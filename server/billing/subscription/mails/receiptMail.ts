import type Stripe from 'stripe';
import { day, second } from '@/server/clock';
import type { MailData } from '@/server/mail/messages';
import { moneyText } from '../stripe/stripeSubscription';

/** Charges older than this get no mail: theirs was sent long ago, even if the outbox no longer knows it. */
const lateAfter = 7 * day;

type ReceiptDraft = { template: 'receipt'; dedupeKey: string; data: MailData['receipt'] };

/** The latest charge, which is owed a receipt; null when there is none, or it is old. */
export function invoiceOfReceipt(
  { latest_invoice: invoice }: Stripe.Subscription,
  now: number,
): Stripe.Invoice | null {
  if (!invoice || typeof invoice !== 'object' || invoice.status !== 'paid') return null;
  return invoice.amount_paid > 0 && now - paidAtOf(invoice) <= lateAfter ? invoice : null;
}

/** The receipt for the latest charge, with the amounts from Stripe's invoice. */
export function receiptFor(
  subscription: Stripe.Subscription,
  plan: string,
  { card, locale, now }: { card: string | null; locale: string; now: number },
): ReceiptDraft | null {
  const invoice = invoiceOfReceipt(subscription, now);
  const period = invoice && chargedPeriod(invoice);
  if (!invoice || !period) return null;
  const text = (amount: number) => moneyText({ amount, currency: invoice.currency }, locale);
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    template: 'receipt',
    dedupeKey: receiptKey(invoice),
    data: {
      plan,
      amount: text(invoice.amount_paid),
      tax: tax > 0 ? text(tax) : null,
      paidAt: paidAtOf(invoice),
      from: period.start * second,
      to: period.end * second,
      card,
    },
  };
}

export function receiptKey({ id }: Stripe.Invoice): string {
  return `receipt:${id}`;
}

function paidAtOf({ status_transitions: { paid_at: paidAt }, created }: Stripe.Invoice): number {
  return (paidAt ?? created) * second;
}

/** The period that was bought: among several lines, as after a plan change, the one that ends last. */
function chargedPeriod({ lines }: Stripe.Invoice): { start: number; end: number } | null {
  const charged = lines.data.filter(({ amount }) => amount > 0).map(({ period }) => period);
  return charged.reduce<Stripe.InvoiceLineItem.Period | null>(
    (longest, period) => (longest && longest.end >= period.end ? longest : period),
    null,
  );
}
