import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import { recordEvent } from '../recordEvent';
import type {
  InvoiceRecord,
  PlanRecord,
  PriceRecord,
  SubscriptionItemRecord,
  SubscriptionRecord,
} from '../records';
import { periodEndAfter } from './calendar';
import { collectInvoice } from './collectInvoice';
import { createInvoice } from './createInvoice';
import { itemOf, planLine } from './planLine';

export type NewSubscription = {
  customer: string;
  price: PriceRecord;
  quantity: number;
  /** In seconds, or null to charge immediately. */
  trialEnd: number | null;
  metadata: Record<string, string>;
  paymentMethod: string;
  /** True when tax is calculated for its invoices. */
  taxed?: boolean;
  /** True when the bank has not been asked yet: the subscription is incomplete until it has answered. */
  asks?: boolean;
};

/** Starts a subscription with its first invoice: zero during a trial, otherwise paid or waiting for the bank. */
export function startSubscription(
  context: EmulatorContext,
  wanted: NewSubscription,
): { subscription: SubscriptionRecord; invoice: InvoiceRecord } {
  const blank = newSubscription(context, wanted);
  recordEventAfterSave(context, blank);
  const line = planLine(context, itemOf(blank), { trial: wanted.trialEnd !== null });
  const opened = createInvoice(context, blank, 'subscription_create', [line]);
  const { asks } = wanted;
  const { invoice } = collectInvoice(context, opened, blank, { present: true, asks, nextAttempt: null });
  const subscription = { ...blank, latest_invoice: invoice.id };
  context.store.save(subscription);
  return { subscription, invoice };
}

function recordEventAfterSave(context: EmulatorContext, subscription: SubscriptionRecord): void {
  context.store.save(subscription);
  recordEvent(context, 'customer.subscription.created', subscription);
}

function newSubscription(context: EmulatorContext, wanted: NewSubscription): SubscriptionRecord {
  const now = context.now();
  const id = newId(context.random, 'sub');
  const { interval, interval_count } = wanted.price.recurring;
  const end = wanted.trialEnd ?? periodEndAfter(now, now, interval, interval_count);
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: wanted.taxed === true, liability: null },
    billing_cycle_anchor: wanted.trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: now },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: wanted.price.currency,
    customer: wanted.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: wanted.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [newItem(context, id, wanted.price, wanted.quantity, { start: now, end })],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: wanted.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: wanted.trialEnd !== null ? 'trialing' : wanted.asks ? 'incomplete' : 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: wanted.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: wanted.trialEnd === null ? null : now,
    sandbox: { pendingLines: [], trialNoticeSent: false, failure: null, draftUntil: null },
  };
}

function newItem(
  context: EmulatorContext,
  subscription: string,
  price: PriceRecord,
  quantity: number,
  period: { start: number; end: number },
): SubscriptionItemRecord {
  return {
    id: newId(context.random, 'si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: context.now(),
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** The older representation of a price, which every item still includes. */
export function planOf(price: PriceRecord): PlanRecord {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
