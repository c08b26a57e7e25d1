import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import { recordEvent } from '../recordEvent';
import type { CustomerRecord, InvoiceLine, InvoiceRecord, SubscriptionRecord } from '../records';
import { balanceIn, chargedIn, withBalance } from './balance';
import { finalizeInvoice } from './finalizeInvoice';
import { itemOf } from './planLine';
import { taxIn, taxOf } from './taxRate';

type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';

/** How long a renewal stays a draft before it is charged, in seconds. */
export const draftTime = 3600;

/** Creates a finalized, open invoice. */
export function createInvoice(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  reason: Reason,
  lines: readonly InvoiceLine[],
): InvoiceRecord {
  return finalizeInvoice(context, createDraft(context, subscription, reason, lines));
}

/** Creates a draft invoice, and uses up the customer's credit as needed. */
export function createDraft(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  reason: Reason,
  lines: readonly InvoiceLine[],
): InvoiceRecord {
  const invoice = draftInvoice(context, subscription, reason, lines, newId(context.random, 'in'));
  const { currency } = subscription;
  const customer = withBalance(customerOf(context, subscription), currency, invoice.ending_balance ?? 0);
  context.store.save(chargedIn(customer, currency));
  context.store.save(invoice);
  recordEvent(context, 'invoice.created', invoice);
  return invoice;
}

/**
 * An invoice that is not stored yet. The customer's credit is used first; an invoice with a negative total becomes
 * credit.
 */
export function draftInvoice(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  reason: Reason,
  lines: readonly InvoiceLine[],
  id: string,
): InvoiceRecord {
  const customer = customerOf(context, subscription);
  const now = context.now();
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const taxed = subscription.automatic_tax.enabled;
  const tax = taxed ? taxIn(total) : 0;
  const balance = balanceIn(customer, subscription.currency);
  const owed = total + balance;
  const endingBalance = Math.min(0, owed);
  const amountDue = Math.max(0, owed);
  return {
    ...blankInvoice,
    id,
    amount_due: amountDue,
    amount_remaining: amountDue,
    billing_reason: reason,
    created: now,
    currency: subscription.currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_tax_ids: taxIdsOf(context, customer.id),
    ending_balance: endingBalance,
    lines: {
      object: 'list',
      data: lines.map((line) => lineRecord(context, subscription, id, line)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: now,
    period_start: reason === 'subscription_cycle' ? itemOf(subscription).current_period_start : now,
    starting_balance: balance,
    subtotal: total,
    subtotal_excluding_tax: total - tax,
    total,
    total_excluding_tax: total - tax,
    total_taxes: taxed && total > 0 ? [taxOf(tax, total)] : [],
    automatic_tax: taxed
      ? { ...blankInvoice.automatic_tax, enabled: true, status: 'complete' }
      : blankInvoice.automatic_tax,
    webhooks_delivered_at: now,
  };
}

function taxIdsOf(context: EmulatorContext, customer: string) {
  const { data } = context.store.list('tax_id', { customer, limit: 100 });
  return data.map(({ type, value }) => ({ type, value }));
}

function customerOf(context: EmulatorContext, subscription: SubscriptionRecord): CustomerRecord {
  const customer = context.store.get('customer', subscription.customer);
  if (!customer) throw new Error(`Subscription ${subscription.id} has no customer.`);
  return customer;
}

function lineRecord(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  invoice: string,
  line: InvoiceLine,
): InvoiceRecord['lines']['data'][number] {
  return {
    id: newId(context.random, 'il'),
    object: 'line_item',
    amount: line.amount,
    currency: subscription.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: line.item,
      },
      type: 'subscription_item_details',
    },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price, product: line.product },
      type: 'price_details',
      unit_amount_decimal: String(line.unitAmount),
    },
    quantity: line.quantity,
    quantity_decimal: String(line.quantity),
    subscription: subscription.id,
    subtotal: line.amount,
    taxes: [],
  };
}

const blankInvoice = {
  object: 'invoice',
  account_country: 'US',
  account_name: null,
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  effective_at: null,
  number: null,
  status: 'draft',
  status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  sandbox: { paymentIntent: null, pageKey: '' },
} satisfies Partial<InvoiceRecord>;
