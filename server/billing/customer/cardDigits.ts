import type Stripe from 'stripe';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';

/** Somebody waits for the answer, and can tell subscriptions apart without it. */
const timeoutMs = { timeout: 3000, maxNetworkRetries: 0 };

/**
 * The last four digits of the card that pays for a subscription, asked of Stripe at this moment and kept nowhere. Null
 * without a card, for purchases of an app store, and when Stripe does not say.
 */
export async function cardDigits(
  services: Services,
  { platform, provider_subscription_id: id }: Pick<SubscriptionRow, 'platform' | 'provider_subscription_id'>,
): Promise<string | null> {
  if (platform !== 'stripe') return null;
  try {
    const expand = ['default_payment_method', 'customer.invoice_settings.default_payment_method'];
    const subscription = await services.stripe.subscriptions.retrieve(id, { expand }, timeoutMs);
    return last4Of(subscription.default_payment_method) ?? last4Of(defaultOf(subscription.customer));
  } catch (error) {
    services.log.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'a card could not be read',
    );
    return null;
  }
}

function defaultOf(customer: Stripe.Subscription['customer']): string | Stripe.PaymentMethod | null {
  if (typeof customer === 'string' || customer.deleted) return null;
  return customer.invoice_settings.default_payment_method;
}

function last4Of(method: string | Stripe.PaymentMethod | null): string | null {
  return typeof method === 'object' && method !== null ? (method.card?.last4 ?? null) : null;
}
