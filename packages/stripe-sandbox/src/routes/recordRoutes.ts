import { equals, isOneOf } from '../api/listPage';
import type { Routes, Run } from '../api/route';
import { invalid } from '../api/StripeFailure';
import { answerDispute, closeDispute } from '../billing/disputes';
import { voidInvoice } from '../billing/finalizeInvoice';
import { payInvoice } from '../billing/payInvoice';
import { createPreview } from '../billing/previewInvoice';
import { taxRate } from '../billing/taxRate';
import type { InvoiceRecord } from '../records';
import { invoicePayments } from '../resources/checkoutLineItems';
import { detachPaymentMethod, updatePaymentMethod } from '../resources/paymentMethods';
import { createRefund } from '../resources/refunds';
import { listOf, onRecord, recordOf, retrieve } from './recordOf';

const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

/** Calls that read what billing created: invoices, cards, payments, events. */
export const recordRoutes: Routes = {
  'GET /v1/invoices': listOf('invoice', '/v1/invoices', (parameters) => ({
    customer: parameters.text('customer'),
    subscription: parameters.text('subscription'),
    conditions: [equals((one) => one.status, parameters.oneOf('status', invoiceStatuses))],
  })),
  'POST /v1/invoices/create_preview': createPreview,
  'GET /v1/invoices/:id': retrieve('invoice'),
  'POST /v1/invoices/:id/pay': onRecord('invoice', payInvoice),
  'POST /v1/invoices/:id/void': onRecord('invoice', (context, invoice) => {
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
      throw invalid(
        `You can only pass in open or uncollectible invoices. This invoice is ${invoice.status}.`,
      );
    return voidInvoice(context, invoice);
  }),
  'GET /v1/invoice_payments': (context, parameters) => {
    parameters.ignore('limit');
    const payment = parameters.object('payment');
    const status = parameters.oneOf('status', ['open', 'paid', 'canceled']);
    const none = { object: 'list', data: [], has_more: false };
    if (!payment) {
      const invoice = recordOf(context, 'invoice', parameters.required('invoice'));
      return invoicePayments(context, invoice.id, status) ?? none;
    }
    payment.oneOf('type', ['payment_intent']);
    const intent = payment.required('payment_intent');
    const conditions = [(one: InvoiceRecord) => one.sandbox.paymentIntent === intent];
    const [invoice] = context.store.list('invoice', { conditions, limit: 1 }).data;
    return (invoice && invoicePayments(context, invoice.id, status)) ?? none;
  },
  // The only one is that of calculated tax, which no owner of an account made.
  'GET /v1/tax_rates': (_context, parameters) => {
    parameters.ignore('limit');
    return { object: 'list', data: [], has_more: false };
  },
  'GET /v1/tax_rates/:id': (context, _parameters, [id]) => taxRate(context, id),
  'GET /v1/payment_methods/:id': retrieve('payment_method'),
  'POST /v1/payment_methods/:id': onRecord('payment_method', updatePaymentMethod),
  'POST /v1/payment_methods/:id/detach': onRecord('payment_method', detachPaymentMethod),
  'GET /v1/payment_methods': listOf('payment_method', '/v1/payment_methods', (parameters) => {
    // Without a customer, those that belong to nobody.
    const customer = parameters.text('customer') ?? null;
    return {
      conditions: [(one) => one.customer === customer, equals((one) => one.type, parameters.text('type'))],
    };
  }),
  'GET /v1/payment_intents': listOf('payment_intent', '/v1/payment_intents', (parameters) => ({
    customer: parameters.text('customer'),
  })),
  'GET /v1/payment_intents/:id': retrieve('payment_intent'),
  'GET /v1/charges': listOf('charge', '/v1/charges', (parameters) => ({
    customer: parameters.text('customer'),
  })),
  'GET /v1/balance_transactions': listOf('balance_transaction', '/v1/balance_transactions', (parameters) => ({
    conditions: [
      equals((one) => one.source, parameters.text('source')),
      equals((one) => one.type, parameters.text('type')),
    ],
  })),
  'GET /v1/charges/:id': retrieve('charge'),
  'GET /v1/refunds': listOfPayment('refund', '/v1/refunds'),
  'GET /v1/refunds/:id': retrieve('refund'),
  'GET /v1/disputes': listOfPayment('dispute', '/v1/disputes'),
  'GET /v1/disputes/:id': retrieve('dispute'),
  'POST /v1/disputes/:id': onRecord('dispute', answerDispute),
  'POST /v1/disputes/:id/close': onRecord('dispute', closeDispute),
  'POST /v1/refunds': createRefund,
  'GET /v1/events': listOf('event', '/v1/events', (parameters) => {
    const type = parameters.text('type');
    parameters.ignore('delivery_success');
    return {
      conditions: [
        type?.endsWith('*')
          ? (one) => one.type.startsWith(type.slice(0, -1))
          : equals((one) => one.type, type),
        isOneOf((one) => one.type, parameters.texts('types')),
      ],
    };
  }),
};

/** The refunds or disputes of everything, or of one charge or payment. */
function listOfPayment(kind: 'refund' | 'dispute', path: string): Run {
  return listOf(kind, path, (parameters) => ({
    conditions: [
      equals((one) => one.charge, parameters.text('charge')),
      equals((one) => one.payment_intent, parameters.text('payment_intent')),
    ],
  }));
}
