import type Stripe from 'stripe';

/**
 * The stand-in's API in the SDK's own types. The contract test reads this file with the compiler: no call accepts a
 * parameter, and no answer or event has a field, that these types lack.
 */
export type Calls = {
  'POST /v1/customers': Stripe.CustomerCreateParams;
  'GET /v1/customers': Stripe.CustomerListParams;
  'GET /v1/customers/:id': Stripe.CustomerRetrieveParams;
  'POST /v1/customers/:id': Stripe.CustomerUpdateParams;
  'DELETE /v1/customers/:id': Stripe.CustomerDeleteParams;
  'GET /v1/customers/:id/balance_transactions': Stripe.CustomerListBalanceTransactionsParams;
  'POST /v1/customers/:id/balance_transactions': Stripe.CustomerCreateBalanceTransactionParams;
  'GET /v1/customers/:id/tax_ids': Stripe.CustomerListTaxIdsParams;
  'DELETE /v1/customers/:id/tax_ids/:tax': Stripe.CustomerDeleteTaxIdParams;
  'GET /v1/tax_ids': Stripe.TaxIdListParams;
  'GET /v1/tax/settings': Stripe.Tax.SettingsRetrieveParams;
  'POST /v1/products': Stripe.ProductCreateParams;
  'GET /v1/products': Stripe.ProductListParams;
  'POST /v1/products/:id': Stripe.ProductUpdateParams;
  'POST /v1/prices': Stripe.PriceCreateParams;
  'GET /v1/prices': Stripe.PriceListParams;
  'GET /v1/prices/:id': Stripe.PriceRetrieveParams;
  'POST /v1/prices/:id': Stripe.PriceUpdateParams;
  'POST /v1/checkout/sessions': Stripe.Checkout.SessionCreateParams;
  'GET /v1/checkout/sessions': Stripe.Checkout.SessionListParams;
  'GET /v1/checkout/sessions/:id': Stripe.Checkout.SessionRetrieveParams;
  'POST /v1/checkout/sessions/:id/expire': Stripe.Checkout.SessionExpireParams;
  'POST /v1/billing_portal/sessions': Stripe.BillingPortal.SessionCreateParams;
  'POST /v1/billing_portal/configurations': Stripe.BillingPortal.ConfigurationCreateParams;
  'GET /v1/billing_portal/configurations': Stripe.BillingPortal.ConfigurationListParams;
  'POST /v1/billing_portal/configurations/:id': Stripe.BillingPortal.ConfigurationUpdateParams;
  'POST /v1/webhook_endpoints': Stripe.WebhookEndpointCreateParams;
  'GET /v1/webhook_endpoints': Stripe.WebhookEndpointListParams;
  'POST /v1/webhook_endpoints/:id': Stripe.WebhookEndpointUpdateParams;
  'DELETE /v1/webhook_endpoints/:id': Stripe.WebhookEndpointDeleteParams;
  'GET /v1/subscriptions': Stripe.SubscriptionListParams;
  'GET /v1/subscriptions/:id': Stripe.SubscriptionRetrieveParams;
  'POST /v1/subscriptions/:id': Stripe.SubscriptionUpdateParams;
  'DELETE /v1/subscriptions/:id': Stripe.SubscriptionCancelParams;
  'GET /v1/invoices': Stripe.InvoiceListParams;
  'POST /v1/invoices/create_preview': Stripe.InvoiceCreatePreviewParams;
  'GET /v1/invoices/:id': Stripe.InvoiceRetrieveParams;
  'POST /v1/invoices/:id/pay': Stripe.InvoicePayParams;
  'POST /v1/invoices/:id/void': Stripe.InvoiceVoidInvoiceParams;
  'GET /v1/invoice_payments': Stripe.InvoicePaymentListParams;
  'GET /v1/balance_transactions': Stripe.BalanceTransactionListParams;
  'GET /v1/tax_rates': Stripe.TaxRateListParams;
  'GET /v1/tax_rates/:id': Stripe.TaxRateRetrieveParams;
  'GET /v1/payment_methods': Stripe.PaymentMethodListParams;
  'GET /v1/payment_methods/:id': Stripe.PaymentMethodRetrieveParams;
  'POST /v1/payment_methods/:id': Stripe.PaymentMethodUpdateParams;
  'POST /v1/payment_methods/:id/detach': Stripe.PaymentMethodDetachParams;
  'GET /v1/payment_intents': Stripe.PaymentIntentListParams;
  'GET /v1/payment_intents/:id': Stripe.PaymentIntentRetrieveParams;
  'GET /v1/charges': Stripe.ChargeListParams;
  'GET /v1/charges/:id': Stripe.ChargeRetrieveParams;
  'GET /v1/refunds': Stripe.RefundListParams;
  'GET /v1/refunds/:id': Stripe.RefundRetrieveParams;
  'POST /v1/refunds': Stripe.RefundCreateParams;
  'GET /v1/disputes': Stripe.DisputeListParams;
  'GET /v1/disputes/:id': Stripe.DisputeRetrieveParams;
  'POST /v1/disputes/:id': Stripe.DisputeUpdateParams;
  'POST /v1/disputes/:id/close': Stripe.DisputeCloseParams;
  'GET /v1/events': Stripe.EventListParams;
};

/** Every kind of object in an answer or event, by its `object` value. */
export type Answers = {
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  customer_balance_transaction: Stripe.CustomerBalanceTransaction;
  balance_transaction: Stripe.BalanceTransaction;
  tax_rate: Stripe.TaxRate;
  tax_id: Stripe.TaxId | Stripe.DeletedTaxId;
  'tax.settings': Stripe.Tax.Settings;
  product: Stripe.Product;
  price: Stripe.Price;
  plan: Stripe.Plan;
  'checkout.session': Stripe.Checkout.Session;
  item: Stripe.LineItem;
  'billing_portal.session': Stripe.BillingPortal.Session;
  'billing_portal.configuration': Stripe.BillingPortal.Configuration;
  webhook_endpoint: Stripe.WebhookEndpoint | Stripe.DeletedWebhookEndpoint;
  subscription: Stripe.Subscription;
  subscription_item: Stripe.SubscriptionItem;
  invoice: Stripe.Invoice;
  line_item: Stripe.InvoiceLineItem;
  invoice_payment: Stripe.InvoicePayment;
  payment_method: Stripe.PaymentMethod;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  event: Stripe.EventBase;
};

/** What an event of each type reports as changed. */
export type Events = { [Type in EventType]: Extract<Stripe.Event, { type: Type }>['data'] };

/** Every type of event that the stand-in sends. */
export type EventType =
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.updated'
  | 'charge.failed'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'customer.deleted'
  | 'customer.updated'
  | 'customer.subscription.created'
  | 'customer.subscription.deleted'
  | 'customer.subscription.trial_will_end'
  | 'customer.subscription.updated'
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.paid'
  | 'invoice.payment_action_required'
  | 'invoice.payment_failed'
  | 'invoice.payment_succeeded'
  | 'invoice.updated'
  | 'invoice.voided'
  | 'payment_intent.canceled'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payment_method.attached'
  | 'payment_method.detached'
  | 'payment_method.updated'
  | 'price.created'
  | 'price.updated'
  | 'product.created'
  | 'product.updated'
  | 'refund.created'
  | 'refund.failed'
  | 'refund.updated';
