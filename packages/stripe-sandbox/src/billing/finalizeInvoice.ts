import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import { recordEvent } from '../recordEvent';
import type { InvoiceRecord } from '../records';

/** Turns a draft into a payable invoice: it gets its number, and its content no longer changes. */
export function finalizeInvoice(context: EmulatorContext, draft: InvoiceRecord): InvoiceRecord {
  const customer = context.store.get('customer', draft.customer);
  if (!customer) throw new Error(`Invoice ${draft.id} has no customer.`);
  const now = context.now();
  const sequence = customer.next_invoice_sequence ?? 1;
  const pageKey = newId(context.random, 'live', 48);
  const page = context.pageUrl(`/invoice/${pageKey}`);
  const invoice: InvoiceRecord = {
    ...draft,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    sandbox: { ...draft.sandbox, pageKey },
    automatically_finalizes_at: null,
    effective_at: now,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  };
  context.store.save({ ...customer, next_invoice_sequence: sequence + 1 });
  context.store.save(invoice);
  recordEvent(context, 'invoice.finalized', invoice);
  return invoice;
}

/** Voids an invoice that is no longer to be paid. */
export function voidInvoice(context: EmulatorContext, invoice: InvoiceRecord): InvoiceRecord {
  const voided: InvoiceRecord = {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: context.now() },
  };
  context.store.save(voided);
  const intent = context.store.get('payment_intent', invoice.sandbox.paymentIntent ?? '');
  if (intent && intent.status !== 'succeeded') {
    const canceled = {
      ...intent,
      status: 'canceled' as const,
      canceled_at: context.now(),
      cancellation_reason: 'void_invoice' as const,
      next_action: null,
    };
    context.store.save(canceled);
    recordEvent(context, 'payment_intent.canceled', canceled);
  }
  recordEvent(context, 'invoice.voided', voided);
  return voided;
}
