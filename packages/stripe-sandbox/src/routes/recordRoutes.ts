import { equals, isOneOf, listPage } from '../api/listPage';
import type { Route } from '../api/route';
import { invalid, missing, StripeFailure } from '../api/StripeFailure';
import { voidInvoice } from '../billing/finalizeInvoice';
import { payInvoice } from '../billing/payInvoice';
import { present } from '../present';
import type { InvoiceRecord } from '../records';
import { createPreview } from '../resources/createPreview';
import { invoicePayments } from '../resources/invoicePayments';
import { detachPaymentMethod, updatePaymentMethod } from '../resources/paymentMethods';
import { createRefund } from '../resources/refunds';
import { recordOf, retrieve } from './retrieve';

/** Calls that read what billing created: invoices, cards, payments, events. */
export const recordRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    run: (context, parameters) =>
      listPage(context, parameters, 'invoice', '/v1/invoices', {
        customer: parameters.text('customer'),
        subscription: parameters.text('subscription'),
        conditions: [
          equals(
            (one) => one.status,
            parameters.oneOf('status', ['draft', 'open', 'paid', 'uncollectible', 'void']),
          ),
        ],
      }),
  },
  {
    method: 'POST',
    path: '/v1/invoices/create_preview',
    run: (context, parameters) => present(createPreview(context, parameters)),
  },
  { method: 'GET', path: '/v1/invoices/:id', run: retrieve('invoice') },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    run: (context, parameters, [id]) => {
      const paid = payInvoice(context, recordOf(context, 'invoice', id), parameters);
      return paid instanceof StripeFailure ? paid : present(paid);
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/void',
    run: (context, _parameters, [id]) => {
      const invoice = recordOf(context, 'invoice', id);
      if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
        throw invalid(
          `You can only pass in open or uncollectible invoices. This invoice is ${invoice.status}.`,
        );
      return present(voidInvoice(context, invoice));
    },
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    run: (context, parameters) => {
      parameters.ignore('limit');
      const payment = parameters.object('payment');
      const none = { object: 'list', data: [], has_more: false };
      if (!payment) {
        const invoice = recordOf(context, 'invoice', parameters.required('invoice'));
        return invoicePayments(context, invoice.id) ?? none;
      }
      payment.oneOf('type', ['payment_intent']);
      const intent = payment.required('payment_intent');
      const conditions = [(one: InvoiceRecord) => one.sandbox.paymentIntent === intent];
      const [invoice] = context.store.list('invoice', { conditions, limit: 1 }).data;
      return (invoice && invoicePayments(context, invoice.id)) ?? none;
    },
  },
  { method: 'GET', path: '/v1/payment_methods/:id', run: retrieve('payment_method') },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id',
    run: (context, parameters, [id]) =>
      present(updatePaymentMethod(context, recordOf(context, 'payment_method', id), parameters)),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    run: (context, _parameters, [id]) =>
      present(detachPaymentMethod(context, recordOf(context, 'payment_method', id))),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    run: (context, parameters) => {
      const customer = parameters.text('customer');
      if (!customer) throw missing('customer');
      return listPage(context, parameters, 'payment_method', '/v1/payment_methods', {
        customer,
        conditions: [equals((one) => one.type, parameters.text('type'))],
      });
    },
  },
  { method: 'GET', path: '/v1/payment_intents/:id', run: retrieve('payment_intent') },
  { method: 'GET', path: '/v1/charges/:id', run: retrieve('charge') },
  { method: 'GET', path: '/v1/refunds', run: listOfPayment('refund', '/v1/refunds') },
  { method: 'GET', path: '/v1/refunds/:id', run: retrieve('refund') },
  { method: 'GET', path: '/v1/disputes', run: listOfPayment('dispute', '/v1/disputes') },
  { method: 'GET', path: '/v1/disputes/:id', run: retrieve('dispute') },
  {
    method: 'POST',
    path: '/v1/refunds',
    run: (context, parameters) => present(createRefund(context, parameters)),
  },
  {
    method: 'GET',
    path: '/v1/events',
    run: (context, parameters) => {
      const type = parameters.text('type');
      parameters.ignore('delivery_success');
      return listPage(context, parameters, 'event', '/v1/events', {
        conditions: [
          type?.endsWith('*')
            ? (one) => one.type.startsWith(type.slice(0, -1))
            : equals((one) => one.type, type),
          isOneOf((one) => one.type, parameters.texts('types')),
        ],
      });
    },
  },
  { method: 'GET', path: '/v1/events/:id', run: retrieve('event') },
];

/** The refunds or disputes of everything, or of one charge or payment. */
function listOfPayment(kind: 'refund' | 'dispute', path: string): Route['run'] {
  return (context, parameters) =>
    listPage(context, parameters, kind, path, {
      conditions: [
        equals((one) => one.charge, parameters.text('charge')),
        equals((one) => one.payment_intent, parameters.text('payment_intent')),
      ],
    });
}
