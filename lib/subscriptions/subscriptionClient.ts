import { language } from '../content/site/languages/language';
import { standardLanguage } from '../content/site/languages/languages';
import { localUrl } from '../content/site/languages/localUrl';
import { InvoicesResponse, PlanChangePreview, type PortalFlow } from '../contract/billing';
import { type CheckoutRequest, CheckoutResponse, PortalResponse } from '../contract/checkout';
import { type Product, ProductFeatures, Products } from '../contract/products';
import { Subscription } from '../contract/subscription';
import type { UndonePurchase } from '../contract/wire';
import { CommunicationError } from '../http/CommunicationError';
import { checkedRequest } from '../http/checkedRequest';
import { readQueryParam } from '../url/queryParameters';

/** Where the subscription calls go, and with which token. Every failure is a CommunicationError. */
export type SubscriptionsConnection = { origin: string; bearer: string };

export function products(origin: string): Promise<Product[]> {
  return checkedRequest(`${origin}/api/products`, Products);
}

export async function productFeatures({ origin, bearer }: SubscriptionsConnection, productId: string) {
  const url = `${origin}/api/products/${encodeURIComponent(productId)}/features`;
  return (await checkedRequest(url, ProductFeatures, { bearer })).features;
}

/** What an account has bought; without a subscription perhaps a purchase that was undone. */
export type Bought = {
  subscription: Subscription | null;
  undone: UndonePurchase | null;
  /** Whether something may just have been paid that is not recorded yet. */
  pending: boolean;
};

/** What the account has bought. With `fresh`, the payment provider is asked first. */
export async function bought(
  { origin, bearer }: SubscriptionsConnection,
  { fresh = false }: { fresh?: boolean } = {},
): Promise<Bought> {
  const url = `${origin}/api/subscription${fresh ? '?fresh=1' : ''}`;
  try {
    const subscription = await checkedRequest(url, Subscription, { bearer });
    return { subscription, undone: null, pending: subscription.purchasePending === true };
  } catch (error) {
    if (error instanceof CommunicationError && (error.status === 404 || error.status === 400))
      return {
        subscription: null,
        undone: error.body?.undone ?? null,
        pending: error.body?.purchasePending === true,
      };
    throw error;
  }
}

/** URL of the hosted payment page. */
export async function checkoutSession({ origin, bearer }: SubscriptionsConnection, json: CheckoutRequest) {
  const options = { method: 'POST' as const, bearer, json };
  return (await checkedRequest(`${origin}/api/checkout/session`, CheckoutResponse, options)).checkoutUrl;
}

/** What the billing portal is opened for; `productId` is the plan to change to. */
export type PortalPurpose = { flow: PortalFlow; productId?: string };

/** URL of the billing portal: of its first page, or of the page for one purpose. */
export async function billingPortal(
  { origin, bearer }: SubscriptionsConnection,
  purpose: PortalPurpose | null = null,
): Promise<string> {
  const query = new URLSearchParams({ ...purpose, ...inPageLanguage() }).toString();
  const url = `${origin}/api/checkout/portal${query && `?${query}`}`;
  return (await checkedRequest(url, PortalResponse, { bearer })).customerPortalUrl;
}

/**
 * The portal is shown in the language of the page that opens it, and leads back to it. English is named only where an app
 * named its language: elsewhere the path of the page says enough.
 */
function inPageLanguage(): Record<string, string> {
  const isNamed = readQueryParam(window.location.search, 'locale') !== null;
  if (language === standardLanguage && !isNamed) return {};
  return { locale: language, returnPath: localUrl('/subscriptions/manage') };
}

/** What the account was charged, newest first, and the card that is charged. */
export function charges({ origin, bearer }: SubscriptionsConnection): Promise<InvoicesResponse> {
  return checkedRequest(`${origin}/api/subscription/invoices`, InvoicesResponse, { bearer });
}

export function planChangePreview({ origin, bearer }: SubscriptionsConnection, productId: string) {
  const url = `${origin}/api/subscription/plan-change?${new URLSearchParams({ productId })}`;
  return checkedRequest(url, PlanChangePreview, { bearer });
}

export type RenewalStep = 'cancel' | 'resume';

/** Cancels a subscription, or resumes one that was set to end. */
export function changeRenewal({ origin, bearer }: SubscriptionsConnection, step: RenewalStep) {
  const url = `${origin}/api/subscription/${step}`;
  return checkedRequest(url, Subscription, { method: 'POST', bearer });
}
