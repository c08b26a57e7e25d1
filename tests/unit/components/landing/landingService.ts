import { type Reply, serveInPage } from '@/tests/fixtures/browser/fakeService';

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

function pricesIn(currency: string, monthly: string, yearly: string, region: string): Reply {
  const json = [
    { productId: `plus-monthly-${region}`, billingPeriod: 'Monthly', price: monthly },
    { productId: `plus-yearly-${region}`, billingPeriod: 'Yearly', price: yearly },
  ].map((product) => ({ ...product, productLabel: 'Plan', currency }));
  return { json };
}

export const dollars = pricesIn('USD', '9.99', '99.99', 'us');
export const pounds = pricesIn('GBP', '9.99', '99.99', 'row');
export const nothingSold: Reply = { json: [] };

/** Puts the service in the place of `fetch`; `checkouts` returns the checkout calls it got. */
export function serve(service: LandingService): { checkouts: () => SentCheckout[]; asked: () => string[] } {
  const checkout = 'POST /api/checkout/session';
  const { calls, callsTo } = serveInPage({
    'GET /country.json': () =>
      service.country === null ? 'offline' : { json: { country: service.country } },
    'GET /privacy-pro-eligible.json': () =>
      service.products === nothingSold ? { status: 404, json: { error: 'not_eligible' } } : { json: {} },
    'GET /api/products': () => service.products,
    'GET /api/subscription': () => service.subscription,
    [checkout]: () => service.checkout,
  });
  return {
    checkouts: () => callsTo(checkout).map(({ json }) => json as SentCheckout),
    asked: () => calls.map(({ path }) => path),
  };
}
