import type { Subscription } from '@/lib/contract/subscription';

type Reply = { status: number; json: unknown } | 'offline' | 'silence';

/** What the service behind the landing page answers in a test. */
export type LandingService = {
  /** Null: the call fails. */
  country: string | null;
  products: Reply;
  subscription: Reply;
  checkout: Reply;
};

export type SentCheckout = {
  productId: string;
  returnUrl: string;
  origin?: string;
  purchasePlatform: string;
  withoutTrial?: boolean;
};

function pricesIn(currency: string, monthly: string, yearly: string, region: string) {
  return [
    { productId: `plus-monthly-${region}`, billingPeriod: 'Monthly', price: monthly },
    { productId: `plus-yearly-${region}`, billingPeriod: 'Yearly', price: yearly },
  ].map((product) => ({ ...product, productLabel: 'Plan', currency }));
}

export const dollars = { status: 200, json: pricesIn('USD', '9.99', '99.99', 'us') };
export const pounds = { status: 200, json: pricesIn('GBP', '9.99', '99.99', 'row') };
export const kronor = { status: 200, json: pricesIn('SEK', '129.00', '1295.00', 'row') };

export function subscriptionOf(status: Subscription['status']): Subscription {
  return {
    productId: 'plus-yearly-us',
    name: 'Yearly Subscription',
    billingPeriod: 'Yearly',
    startedAt: Date.UTC(2026, 0, 5),
    expiresOrRenewsAt: Date.UTC(2027, 0, 5, 12),
    platform: 'stripe',
    status,
    activeOffers: [],
    tier: 'plus',
  };
}

/** Puts the service in the place of `fetch`; the checkout calls it got are in `checkouts`. */
export function serve(service: LandingService): { checkouts: SentCheckout[] } {
  const checkouts: SentCheckout[] = [];
  const replies: Record<string, () => Reply> = {
    '/country.json': () =>
      service.country === null ? 'offline' : { status: 200, json: { country: service.country } },
    '/privacy-pro-eligible.json': () =>
      service.products !== 'offline' && emptyList(service.products)
        ? { status: 404, json: { error: 'not_eligible' } }
        : { status: 200, json: {} },
    '/api/products': () => service.products,
    '/api/subscription': () => service.subscription,
    '/api/checkout/session': () => service.checkout,
  };
  globalThis.fetch = jest.fn((input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(String(input), 'http://localhost').pathname;
    if (path === '/api/checkout/session') checkouts.push(JSON.parse(String(init?.body)));
    return answer(replies[path]?.() ?? { status: 204, json: null });
  });
  return { checkouts };
}

function emptyList(reply: Reply): boolean {
  return typeof reply === 'object' && Array.isArray(reply.json) && reply.json.length === 0;
}

function answer(reply: Reply): Promise<Response> {
  if (reply === 'silence') return new Promise(() => undefined);
  if (reply === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
  const { status, json } = reply;
  const response = {
    ok: status < 300,
    status,
    headers: new Headers(),
    text: async () => JSON.stringify(json),
  };
  return Promise.resolve(response as Response);
}
