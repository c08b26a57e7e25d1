import type Stripe from 'stripe';

/** The bank takes the money at once, or only inquires. */
export type DisputeBegun = 'needs_response' | 'warning_needs_response';

/** How a card behaves later, when the buyer is not present. */
export type CardHabits = {
  failsAtRenewal: boolean;
  /** The bank asks its customer to confirm every payment, even when the buyer is not present. */
  asksEveryTime: boolean;
  /** How each dispute of a payment stands when its owner begins it. */
  disputes: readonly DisputeBegun[];
  hasFingerprint: boolean;
  /** A refund is accepted and comes back later, as from a closed account. */
  refundsFail: boolean;
};

/**
 * What the emulator stores: the shapes of the SDK's own types, so that the compiler checks that nothing is missing.
 * Every reference is stored as an id, and decimals are strings as in the API. `sandbox` contains the emulator's
 * internal data, which is never sent.
 */
type Wire<Resource, Replaced> = Omit<Resource, keyof Replaced | 'deleted'> & Replaced;

export type Interval = 'month' | 'year';

export type ProductRecord = Wire<Stripe.Product, { default_price: string | null; tax_code: string | null }>;

export type PriceRecord = Wire<
  Stripe.Price,
  {
    product: string;
    unit_amount: number;
    unit_amount_decimal: string;
    recurring: {
      interval: Interval;
      interval_count: number;
      meter: null;
      trial_period_days: null;
      usage_type: 'licensed';
    };
    currency_options?: undefined;
    tiers?: undefined;
  }
>;

export type CustomerRecord = Wire<
  Stripe.Customer,
  {
    default_source: null;
    invoice_settings: {
      custom_fields: null;
      default_payment_method: string | null;
      footer: null;
      rendering_options: null;
    };
    /** `credit`: by currency, in minor units. */
    sandbox: { deleted: boolean; credit: Record<string, number> };
  }
>;

export type BalanceTransactionRecord = Wire<
  Stripe.CustomerBalanceTransaction,
  { checkout_session: null; credit_note: null; customer: string; invoice: null; metadata: Stripe.Metadata }
>;

export type PaymentMethodRecord = Wire<
  Stripe.PaymentMethod,
  {
    customer: string | null;
    card: Stripe.PaymentMethod.Card;
    sandbox: CardHabits;
  }
>;

export type PaymentIntentRecord = Wire<
  Stripe.PaymentIntent,
  {
    customer: string;
    payment_method: string | null;
    latest_charge: string | null;
    status: 'succeeded' | 'requires_action' | 'requires_payment_method' | 'canceled';
    last_payment_error: CardError | null;
  }
>;

export type ChargeRecord = Wire<
  Stripe.Charge,
  { customer: string; payment_intent: string; payment_method: string | null; refunds?: undefined }
>;

export type RefundRecord = Wire<
  Stripe.Refund,
  {
    charge: string;
    payment_intent: string;
    /** When it comes back, in seconds; null for one that arrives. */
    sandbox: { failsAt: number | null };
  }
>;

export type CardError = {
  type: 'card_error';
  code: string;
  decline_code: string;
  message: string;
};

export type SubscriptionItemRecord = Wire<
  Stripe.SubscriptionItem,
  { price: PriceRecord; plan: PlanRecord; quantity: number }
>;
export type PlanRecord = Wire<Stripe.Plan, { amount: number; amount_decimal: string; product: string }>;

type SubscriptionStatus =
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired';

export type SubscriptionRecord = Wire<
  Stripe.Subscription,
  {
    customer: string;
    status: SubscriptionStatus;
    default_payment_method: string | null;
    latest_invoice: string | null;
    items: { object: 'list'; data: SubscriptionItemRecord[]; has_more: false; url: string };
    sandbox: {
      /** Prorations that wait for the next invoice. */
      pendingLines: InvoiceLine[];
      trialNoticeSent: boolean;
      /** When the first payment of the open invoice failed, and how many retries followed. Null when paid. */
      failure: { since: number; retries: number; retryAfterDays: readonly number[] } | null;
      /** When the draft invoice is finalized and charged. */
      draftUntil: number | null;
    };
  }
>;

export type InvoiceLine = {
  amount: number;
  description: string;
  price: string;
  product: string;
  quantity: number;
  unitAmount: number;
  period: { start: number; end: number };
  proration: boolean;
  item: string;
};

type InvoiceLineRecord = Wire<
  Stripe.InvoiceLineItem,
  {
    pricing: {
      type: 'price_details';
      price_details: { price: string; product: string };
      unit_amount_decimal: string;
    };
    quantity_decimal: string;
    subscription: string;
  }
>;

export type InvoiceRecord = Wire<
  Stripe.Invoice,
  {
    customer: string;
    default_payment_method: null;
    status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
    lines: { object: 'list'; data: InvoiceLineRecord[]; has_more: false; url: string };
    parent: {
      quote_details: null;
      type: 'subscription_details';
      subscription_details: { metadata: Stripe.Metadata; subscription: string };
    };
    payments?: undefined;
    sandbox: {
      paymentIntent: string | null;
      /** Gives access to the invoice's page to anyone with its URL. */
      pageKey: string;
    };
  }
>;

export type CheckoutSessionRecord = Wire<
  Stripe.Checkout.Session,
  {
    customer: string | null;
    subscription: string | null;
    invoice: string | null;
    payment_intent: null;
    setup_intent: null;
    status: 'open' | 'complete' | 'expired';
    cancel_url: string | null;
    success_url: string;
    currency: string;
    amount_total: number;
    amount_subtotal: number;
    line_items?: undefined;
    currency_conversion: null;
    sandbox: {
      price: string;
      quantity: number;
      trialDays: number | null;
      subscriptionMetadata: Record<string, string>;
      /** A card that waits for the bank's confirmation, with the email address typed alongside. */
      confirming: { paymentMethod: string; email: string } | null;
      /** The subscription that waits for its first payment, or null. */
      incomplete: string | null;
      /** True when the typed address is saved with the customer. */
      keepsAddress: boolean;
      /** The typed tax number, or null. */
      taxId: string | null;
      /** True after the bank's confirmation failed, until the next try. */
      confirmationFailed: boolean;
    };
  }
>;

export type PortalSessionRecord = Wire<
  Stripe.BillingPortal.Session,
  { configuration: string; sandbox: { confirmingPaymentMethod: string | null } }
>;

type PortalFeatures = Stripe.BillingPortal.Configuration.Features;

export type PortalConfigurationRecord = Wire<
  Stripe.BillingPortal.Configuration,
  {
    metadata: Stripe.Metadata;
    features: Omit<PortalFeatures, 'subscription_update'> & {
      subscription_update: PortalFeatures['subscription_update'] & {
        products: NonNullable<PortalFeatures['subscription_update']['products']>;
      };
    };
  }
>;

export type TaxIdRecord = Wire<Stripe.TaxId, { customer: string }>;

export type WebhookEndpointRecord = Wire<
  Stripe.WebhookEndpoint,
  { secret?: string; status: 'enabled' | 'disabled'; sandbox: { secret: string } }
>;

export type AccountMovementRecord = Wire<Stripe.BalanceTransaction, { source: string }>;

export type DisputeRecord = Wire<Stripe.Dispute, { charge: string; payment_intent: string }>;

export type EventRecord = Wire<Stripe.EventBase, { type: string; data: EventData }>;
type EventData = { object: unknown; previous_attributes?: Record<string, unknown> };

export type RecordOf = {
  customer: CustomerRecord;
  customer_balance_transaction: BalanceTransactionRecord;
  product: ProductRecord;
  price: PriceRecord;
  payment_method: PaymentMethodRecord;
  payment_intent: PaymentIntentRecord;
  charge: ChargeRecord;
  refund: RefundRecord;
  subscription: SubscriptionRecord;
  invoice: InvoiceRecord;
  'checkout.session': CheckoutSessionRecord;
  'billing_portal.session': PortalSessionRecord;
  'billing_portal.configuration': PortalConfigurationRecord;
  webhook_endpoint: WebhookEndpointRecord;
  tax_id: TaxIdRecord;
  dispute: DisputeRecord;
  balance_transaction: AccountMovementRecord;
  event: EventRecord;
};
export type Kind = keyof RecordOf;
export type AnyRecord = RecordOf[Kind];
