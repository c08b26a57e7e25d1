import type Stripe from 'stripe';
import { Invoice, type InvoicesResponse } from '@/lib/contract/billing';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { requireAccount } from '@/server/auth/tokens/bearer';
import { customerOf } from '@/server/billing/rows/customers';
import { isCustomerMissing } from '@/server/billing/stripeUnavailable';
import { second } from '@/server/clock';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';

/** Two years of monthly invoices. Older ones are in the billing portal. */
const shown = 24;

/** `GET /api/subscription/invoices`: what the account was charged, fetched from Stripe now and not stored. */
export async function getInvoices(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireAccount(context);
  const { database, stripe } = context.services;
  const customer = await customerOf(database, accountId);
  const nothing: InvoicesResponse = { invoices: [] };
  if (!customer) return { json: nothing };
  await requireAttemptByClient(context, 'payment-checks-by-client');
  try {
    const { data } = await stripe.invoices.list({ customer, limit: shown });
    const json: InvoicesResponse = { invoices: data.flatMap((invoice) => shownInvoice(invoice) ?? []) };
    return { json };
  } catch (error) {
    if (!isCustomerMissing(error)) throw error;
    return { json: nothing };
  }
}

/** Null for drafts, and for the empty invoice that a trial starts with. */
function shownInvoice(invoice: Stripe.Invoice): Invoice | null {
  const { total } = invoice;
  const status = Invoice.shape.status.safeParse(invoice.status);
  if (!status.success || total === 0) return null;
  return {
    number: invoice.number,
    createdAt: invoice.created * second,
    total,
    currency: invoice.currency.toUpperCase(),
    status: status.data,
    pageUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}
