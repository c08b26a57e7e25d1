/** @jest-environment jsdom */
import * as api from '@/lib/subscriptions/subscriptionClient';
import { type Route, serveInPage } from '@/tests/fixtures/browser/fakeService';

function connectTo(routes: Record<string, Route>) {
  const service = serveInPage(routes);
  return { service, connection: { origin: '', bearer: 'token' } };
}

it('the billing portal is told of English only on a page to which an app named its language', async () => {
  const { connection, service } = connectTo({
    'GET /api/checkout/portal': { json: { customerPortalUrl: '/portal' } },
  });
  window.history.replaceState(null, '', '/subscriptions/manage?locale=en_US');
  await api.billingPortal(connection);
  window.history.replaceState(null, '', '/subscriptions/manage');
  await api.billingPortal(connection);
  expect(service.calls.map(({ query }) => query)).toEqual([
    { locale: 'en', returnPath: '/subscriptions/manage' },
    {},
  ]);
});

it('the products are asked for anonymously', async () => {
  const { service } = connectTo({ 'GET /api/products': { json: [] } });
  expect(await api.products('')).toEqual([]);
  expect(service.calls[0]).toMatchObject({ bearer: null, credentials: 'omit' });
});

it.each([401, 403, 500, 503])(
  'a subscription that cannot be read on %i is an error, not none',
  async (code) => {
    const { connection } = connectTo({ 'GET /api/subscription': { status: code, json: { error: 'x' } } });
    await expect(api.bought(connection)).rejects.toMatchObject({ status: code });
  },
);
