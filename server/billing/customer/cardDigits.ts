import type Stripe from 'stripe';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { isApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

/** Somebody is waiting for the answer, and can tell subscriptions apart without it. */
const requestOptions = { timeout: 3000, maxNetworkRetries: 0 };

/** Fetched from Stripe now and not stored. `count` counts the call, and throws when there were too many. */
export async function cardDigits(
  services: Services,
  { platform, provider_subscription_id: id }: Pick<SubscriptionRow, 'platform' | 'provider_subscription_id'>,
  count: () => Promise<void>,
): Promise<string | null> {
  if (platform !== 'stripe') return null;
  try {
    await count();
    return (await payingCard(services, id, requestOptions))?.last4 ?? null;
  } catch (error) {
    if (isApiError(error)) return null;
    services.log.warn({ err: error }, 'a card could not be read');
    return null;
  }
}

/** The card that pays: the subscription's, otherwise the customer's. Null where no card pays. */
export async function payingCard(
  { stripe }: Services,
  subscriptionId: string,
  request?: Stripe.RequestOptions,
): Promise<Stripe.PaymentMethod.Card | null> {
  const expand = ['default_payment_method', 'customer.invoice_settings.default_payment_method'];
  const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand }, request);
  const { default_payment_method: own, customer } = subscription;
  const general =
    typeof customer === 'object' && 'invoice_settings' in customer
      ? customer.invoice_settings.default_payment_method
      : null;
  return cardIn(own) ?? cardIn(general);
}

function cardIn(method: string | Stripe.PaymentMethod | null): Stripe.PaymentMethod.Card | null {
  return typeof method === 'object' ? (method?.card ?? null) : null;
}
