import type Stripe from 'stripe';
import { countryName } from '@/lib/content/countryName';
import { day, second } from '@/server/clock';
import type { Seller } from '@/server/config/config';
import type { InvoiceData, MailData } from '@/server/mail/messages';
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

/** What Stripe was asked about the charge, and what the invoice says beside it. */
type Known = {
  card: string | null;
  rates: readonly Stripe.TaxRate[];
  seller: Seller;
  locale: string;
  now: number;
};

/** The receipt for the latest charge, with what Stripe's invoice says. */
export function receiptFor(
  subscription: Stripe.Subscription,
  plan: string,
  { card, now, ...known }: Known,
): ReceiptDraft | null {
  const invoice = invoiceOfReceipt(subscription, now);
  const period = invoice && chargedPeriod(invoice);
  if (!invoice || !period) return null;
  const text = (amount: number) => moneyText({ amount, currency: invoice.currency }, known.locale);
  return {
    template: 'receipt',
    dedupeKey: receiptKey(invoice),
    data: {
      plan,
      amount: text(invoice.amount_paid),
      paidAt: paidAtOf(invoice),
      from: period.start * second,
      to: period.end * second,
      card,
      invoice: invoiceData(invoice, known, text),
    },
  };
}

function invoiceData(
  invoice: Stripe.Invoice,
  { seller, rates, locale }: Pick<Known, 'seller' | 'rates' | 'locale'>,
  text: (amount: number) => string,
): InvoiceData {
  const { total, amount_paid: paid, total_excluding_tax: net } = invoice;
  const isTaxed = invoice.automatic_tax.enabled && net !== null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const charged = invoice.total_taxes ?? [];
  const taxes = charged.flatMap(({ amount, tax_rate_details: details }) => {
    const rate = rates.find(({ id }) => id === details?.tax_rate);
    if (amount === 0) return [];
    const part = rate && (rate.effective_percentage ?? rate.percentage) / 100;
    return [
      {
        isVat: rate?.tax_type === 'vat',
        rate: part === undefined ? null : percent.format(part),
        amount: text(amount),
      },
    ];
  });
  return {
    number: invoice.number,
    seller,
    buyer: {
      country: countryName(invoice.customer_address?.country ?? '', locale),
      taxId: invoice.customer_tax_ids?.[0]?.value ?? null,
    },
    net: isTaxed ? text(net) : null,
    taxes,
    total: text(total),
    credit: total > paid ? text(total - paid) : null,
    reverseCharge: charged.some(({ taxability_reason: reason }) => reason === 'reverse_charge'),
    url: invoice.invoice_pdf ?? invoice.hosted_invoice_url ?? null,
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
