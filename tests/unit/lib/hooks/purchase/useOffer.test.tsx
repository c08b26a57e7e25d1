import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useOffer } from '@/lib/hooks/purchase/useOffer';
import { openPage } from '@/tests/fixtures/browser/subscriptionPage';
import { eachOnPage, pass } from '../eachOnPage';

const country = 'GET /country.json';
const eligible = 'GET /privacy-pro-eligible.json';
const list = 'GET /api/products';
const pricedIn = (currency: string) =>
  ['Monthly', 'Yearly'].map((billingPeriod) => ({
    ...{ productId: billingPeriod, productLabel: 'Plan', billingPeriod, price: '99.99', currency },
  }));
const inTheUs = { [country]: { json: { country: 'US' } }, [eligible]: {}, [list]: { json: pricedIn('USD') } };

eachOnPage();

async function open(origin: string | null = null) {
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => useOffer(origin, null), { wrapper });
  expect(result.current.state).toBe('pending');
  await pass(100);
  return result;
}

async function revalidate(): Promise<void> {
  await pass(60_000);
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(100);
  });
}

it.each([
  [null, 7],
  ['funnel_home__radio', 30],
])(
  'tells country, plans at the price of the service, and the trial of a visit from %p',
  async (origin, trialDays) => {
    openPage(inTheUs);
    const plans = { yearly: { productId: 'Yearly', price: '$99.99' } };
    const market = { kind: 'sold', region: 'us', plans };
    expect((await open(origin)).current).toMatchObject({ state: 'ready', market, trialDays });
  },
);

it('never shows the prices of one country to a visitor who has come to another', async () => {
  const service = openPage(inTheUs);
  const offer = await open();
  service.routes[country] = { json: { country: 'DE' } };
  service.routes[list] = { json: pricedIn('EUR') };
  await revalidate();
  const plans = { yearly: { price: '€99.99' } };
  expect(offer.current).toMatchObject({ market: { region: 'row', plans } });
});

it('keeps what is shown when a later look fails', async () => {
  const service = openPage(inTheUs);
  const offer = await open();
  service.routes[list] = 'offline';
  await revalidate();
  expect(offer.current).toMatchObject({ state: 'ready', market: { region: 'us' } });
});

it.each([
  ['a refusal', { [eligible]: { status: 404, json: { error: 'not_eligible' } } }],
  ['a country where it is not sold', { [country]: { json: { country: 'JP' } } }],
  ['an empty list of products', { [list]: { json: [] } }],
])('%s: is not sold here', async (_what, routes) => {
  openPage({ ...inTheUs, ...routes });
  expect((await open()).current).toMatchObject({ market: { kind: 'notSold' } });
});

it.each([
  ['no country', { [country]: 'offline' as const }],
  ['a country of another shape', { [country]: { json: { country: '<b>' } } }],
  ['no word on eligibility', { [eligible]: { status: 503 } }],
  ['no prices', { [list]: 'offline' as const }],
  ['prices of another shape', { [list]: { json: { products: [] } } }],
])('%s: an error that can be tried again, and no refusal', async (_what, routes) => {
  const service = openPage({ ...inTheUs, ...routes });
  const offer = await open();
  expect(offer.current.state).toBe('error');
  Object.assign(service.routes, inTheUs);
  await act(async () => {
    if (offer.current.state === 'error') offer.current.retry();
    await jest.advanceTimersByTimeAsync(3000);
  });
  expect(offer.current.state).toBe('ready');
});
