import type Stripe from 'stripe';
import { cardOf } from '@/server/billing/customer/cardOf';
import { day, minute, second } from '@/server/clock';
import type { MailData } from '@/server/mail/messages';
import { moneyText } from '../stripe/stripeSubscription';

/** Charges older than this get no mail: theirs was sent long ago, even if the outbox no longer knows it. */
const lateAfter = 7 * day;

/**
 * The subscription's card is charged as soon as an invoice is final, or within the time that its bank may take at the
 * checkout. What is paid later may be paid with any card, on the invoice's own page or with a new one.
 */
const chargedWithin = 5 * minute;

type ReceiptDraft = { template: 'receipt'; dedupeKey: string; data: MailData['receipt'] };

/** The receipt for the latest charge, with the amounts from Stripe's invoice. Null when there is none, or it is old. */
export function receiptFor(
  subscription: Stripe.Subscription,
  plan: string,
  { locale, now }: { locale: string; now: number },
): ReceiptDraft | null {
  const invoice = subscription.latest_invoice;
  if (!invoice || typeof invoice !== 'object' || invoice.status !== 'paid') return null;
  const paidAt = (invoice.status_transitions.paid_at ?? invoice.created) * second;
  const period = chargedPeriod(invoice);
  if (invoice.amount_paid <= 0 || now - paidAt > lateAfter || !period) return null;
  const text = (amount: number) => moneyText({ amount, currency: invoice.currency }, locale);
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    template: 'receipt',
    dedupeKey: `receipt:${invoice.id}`,
    data: {
      plan,
      amount: text(invoice.amount_paid),
      tax: tax > 0 ? text(tax) : null,
      paidAt,
      from: period.start * second,
      to: period.end * second,
      card: wasCharged(subscription, invoice) ? (cardOf(subscription)?.last4 ?? null) : null,
    },
  };
}

/** Whether the payment was made with the card that is the subscription's now. */
function wasCharged(
  { default_payment_method: card }: Stripe.Subscription,
  { status_transitions: { finalized_at: due, paid_at: paidAt } }: Stripe.Invoice,
): boolean {
  if (due === null || paidAt === null || (paidAt - due) * second > chargedWithin) return false;
  return card === null || typeof card !== 'object' || card.created <= paidAt;
}

/** The period that was bought: among several lines, as after a plan change, the one that ends last. */
function chargedPeriod({ lines }: Stripe.Invoice): { start: number; end: number } | null {
  const charged = lines.data.filter(({ amount }) => amount > 0).map(({ period }) => period);
  return charged.reduce<Stripe.InvoiceLineItem.Period | null>(
    (longest, period) => (longest && longest.end >= period.end ? longest : period),
    null,
  );
}
