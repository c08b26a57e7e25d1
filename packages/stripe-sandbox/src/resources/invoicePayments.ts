import type { WireList } from '../api/listPage';
import type { EmulatorContext } from '../context';

/** An invoice's payments, omitted unless requested with `expand[]=payments`. Undefined for other objects. */
export function invoicePayments(context: EmulatorContext, invoiceId: string): WireList | undefined {
  const invoice = context.store.get('invoice', invoiceId);
  if (!invoice) return undefined;
  const intent = invoice.sandbox.paymentIntent;
  const paid = invoice.status === 'paid';
  const payment = intent && {
    id: intent.replace(/^pi_/, 'inpay_'),
    object: 'invoice_payment',
    amount_paid: paid ? invoice.amount_paid : null,
    amount_requested: invoice.amount_due,
    created: invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: 'payment_intent' },
    status: paid ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: invoice.status_transitions.paid_at },
  };
  return {
    object: 'list',
    data: payment ? [payment] : [],
    has_more: false,
    url: `/v1/invoice_payments?invoice=${invoice.id}`,
  };
}
