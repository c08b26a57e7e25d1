import type Stripe from 'stripe';
import { cardOf } from '@/server/billing/customer/cardOf';
import { day, second } from '@/server/clock';
import type { MailData } from '@/server/mail/messages';
import { currencyOf, moneyText } from './stripeSubscription';

/** A charge older than this is not written about: its mail is long sent, whatever the outbox still knows of it. */
const lateAfter = 7 * day;

type ReceiptDraft = { template: 'receipt'; dedupeKey: string; data: MailData['receipt'] };

/** The receipt for what was charged last, all of it as Stripe's invoice has it. Null when nothing was, or long ago. */
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
  const currency = currencyOf(invoice.currency);
  const text = (amount: number) => moneyText(currency && { amount, currency }, locale);
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
      card: cardOf(subscription)?.last4 ?? null,
    },
  };
}

/** The period that was bought: of several lines, as after a change of plan, the one that runs longest. */
function chargedPeriod({ lines }: Stripe.Invoice): { start: number; end: number } | null {
  const charged = lines.data.filter(({ amount }) => amount > 0).map(({ period }) => period);
  return charged.reduce<Stripe.InvoiceLineItem.Period | null>(
    (longest, period) => (longest && longest.end >= period.end ? longest : period),
    null,
  );
}
