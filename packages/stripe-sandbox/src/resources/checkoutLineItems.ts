import type { WireList } from '../api/listPage';
import type { EmulatorContext } from '../context';

/** What a checkout session sells. Undefined for other objects. */
export function checkoutLineItems(context: EmulatorContext, sessionId: string): WireList | undefined {
  const session = context.store.get('checkout.session', sessionId);
  const price = session && context.store.get('price', session.sandbox.price);
  if (!session || !price) return undefined;
  return {
    object: 'list',
    data: [
      {
        id: session.id.replace(/^cs_test_(.{14}).*$/, 'li_$1'),
        object: 'item',
        adjustable_quantity: null,
        amount_discount: 0,
        amount_subtotal: session.amount_subtotal,
        amount_tax: 0,
        amount_total: session.amount_total,
        currency: price.currency,
        description: context.store.get('product', price.product)?.name ?? null,
        metadata: {},
        price,
        quantity: session.sandbox.quantity,
      },
    ],
    has_more: false,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  };
}

/** An invoice's payments, omitted unless requested with `expand[]=payments`. Undefined for other objects. */
export function invoicePayments(
  context: EmulatorContext,
  invoiceId: string,
  status?: string,
): WireList | undefined {
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
    data: payment && (status ?? payment.status) === payment.status ? [payment] : [],
    has_more: false,
    url: `/v1/invoice_payments?invoice=${invoice.id}`,
  };
}
