import type Stripe from 'stripe';
import { Invoice, type InvoicesResponse } from '@/lib/contract/billing';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { requireAccount } from '@/server/auth/tokens/bearer';
import { payingCard } from '@/server/billing/customer/cardDigits';
import { customerOf } from '@/server/billing/rows/customers';
import { isCustomerMissing } from '@/server/billing/stripeUnavailable';
import { awaitsBank } from '@/server/billing/subscription/stripe/payments';
import { idOf } from '@/server/billing/subscription/stripe/stripeSubscription';
import { second } from '@/server/clock';
import { currentSubscription, isBought } from '@/server/entitlements/currentSubscription';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';

/** Two years of monthly invoices. Older ones are in the billing portal. */
const shown = 24;
const subscriptionOf = 'parent.subscription_details.subscription';

/** `GET /api/subscription/invoices`: what the account was charged, and its card, fetched from Stripe now and not stored. */
export async function getInvoices(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireAccount(context);
  const { services } = context;
  const { database, stripe } = services;
  const customer = await customerOf(database, accountId);
  const nothing: InvoicesResponse = { invoices: [] };
  if (!customer) return { json: nothing };
  await requireAttemptByClient(context, 'payment-checks-by-client');
  try {
    const [{ data }, refunded, card] = await Promise.all([
      stripe.invoices.list({ customer, limit: shown, expand: ['data.payments', `data.${subscriptionOf}`] }),
      refundsByPayment(services, customer),
      cardOf(services, accountId),
    ]);
    const invoices: Invoice[] = [];
    for (const invoice of data) {
      const shown = shownInvoice(invoice, refunded);
      if (shown)
        invoices.push((await awaitsBank(services, invoice)) ? { ...shown, awaitsBank: true } : shown);
    }
    return { json: { invoices, ...card } satisfies InvoicesResponse };
  } catch (error) {
    if (!isCustomerMissing(error)) throw error;
    return { json: nothing };
  }
}

/** What went back of each payment, by its id. A refund that a bank sent back does not count: the charge says so. */
async function refundsByPayment({ stripe }: Services, customer: string): Promise<Map<string, number>> {
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  return new Map(
    data.flatMap(({ payment_intent: intent, amount_refunded: amount }) =>
      intent && amount > 0 ? [[idOf(intent), amount]] : [],
    ),
  );
}

async function cardOf(services: Services, accountId: string): Promise<Pick<InvoicesResponse, 'card'>> {
  const row = await currentSubscription(services.database, accountId);
  if (row?.platform !== 'stripe') return {};
  const card = await payingCard(services, row.provider_subscription_id);
  if (!card) return {};
  const { brand, last4, exp_month: month, exp_year: year } = card;
  return { card: { brand, last4, month, year } };
}

/** Null for drafts, the empty invoice that a trial starts with, and what was tried to buy, which nobody owes. */
function shownInvoice(invoice: Stripe.Invoice, refunds: ReadonlyMap<string, number>): Invoice | null {
  const { total, parent } = invoice;
  const subscription = parent?.subscription_details?.subscription;
  if (typeof subscription === 'object' && !isBought(subscription.status)) return null;
  const payments = invoice.payments?.data ?? [];
  const refunded = payments.reduce((sum, { payment: { payment_intent: intent } }) => {
    return sum + (intent ? (refunds.get(idOf(intent)) ?? 0) : 0);
  }, 0);
  const status = Invoice.shape.status.safeParse(invoice.status);
  if (!status.success || total === 0) return null;
  return {
    number: invoice.number,
    createdAt: invoice.created * second,
    total,
    currency: invoice.currency.toUpperCase(),
    status: status.data,
    ...(refunded > 0 ? { refunded } : {}),
    pageUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}
