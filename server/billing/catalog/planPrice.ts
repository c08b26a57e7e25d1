import type { Money } from '@/lib/content/subscription/currencies';
import { type Plan, priceLookupKey } from '@/lib/content/subscription/plans';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

/**
 * The id of the price at Stripe, verified to charge exactly what our pages show.
 * @throws ApiError service_unavailable when there is none: nothing can be bought until the operator has set it up
 */
export async function planPrice(services: Services, plan: Plan, money: Money): Promise<string> {
  const key = priceLookupKey(plan, money.currency);
  const { data } = await services.stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const price = data[0];
  if (price?.unit_amount === money.amount && price.currency.toUpperCase() === money.currency) return price.id;
  services.payments.missing = [`price ${key}`];
  services.log.error({ price: key }, 'a price is missing or different at Stripe: run payments-setup');
  throw new ApiError('service_unavailable', { retryAfterSeconds: 60 });
}
