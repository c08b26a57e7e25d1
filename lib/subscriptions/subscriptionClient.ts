import { type CheckoutRequest, CheckoutResponse, PortalResponse } from '../contract/checkout';
import { type Product, ProductFeatures, Products } from '../contract/products';
import { Subscription } from '../contract/subscription';
import { CommunicationError } from '../http/CommunicationError';
import { checkedRequest } from '../http/checkedRequest';
import type { Fetcher } from '../http/request';

/** Where the subscription calls go and with which token. Every failure is a CommunicationError. */
export type SubscriptionsConnection = { origin: string; bearer: string; fetcher?: Fetcher };

export function products(origin: string, fetcher?: Fetcher): Promise<Product[]> {
  return checkedRequest(`${origin}/api/products`, Products, {}, fetcher);
}

export async function productFeatures(
  connection: SubscriptionsConnection,
  productId: string,
): Promise<string[]> {
  const { origin, bearer, fetcher } = connection;
  const url = `${origin}/api/products/${encodeURIComponent(productId)}/features`;
  return (await checkedRequest(url, ProductFeatures, { bearer }, fetcher)).features;
}

/** The account's subscription, or null when it has none. */
export async function subscription(connection: SubscriptionsConnection): Promise<Subscription | null> {
  const { origin, bearer, fetcher } = connection;
  try {
    return await checkedRequest(`${origin}/api/subscription`, Subscription, { bearer }, fetcher);
  } catch (error) {
    if (error instanceof CommunicationError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** Address of the hosted payment page. */
export async function checkoutSession(
  connection: SubscriptionsConnection,
  json: CheckoutRequest,
): Promise<string> {
  const { origin, bearer, fetcher } = connection;
  const options = { method: 'POST' as const, bearer, json };
  return (await checkedRequest(`${origin}/api/checkout/session`, CheckoutResponse, options, fetcher))
    .checkoutUrl;
}

/** Address of the billing portal. */
export async function billingPortal(connection: SubscriptionsConnection): Promise<string> {
  const { origin, bearer, fetcher } = connection;
  return (await checkedRequest(`${origin}/api/checkout/portal`, PortalResponse, { bearer }, fetcher))
    .customerPortalUrl;
}
