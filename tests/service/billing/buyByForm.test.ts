import { setAttempts } from '@/server/attempts/attempts';
import { networksOf } from '@/server/http/request/network';
import { createBilling, goodCard } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';
import { ask } from '../site/ask';

const billing = openForEachTest(() => createBilling());
/** The cookies of one browser. */
let jar = '';
beforeEach(() => {
  jar = '';
});

/** Presses the button of the landing page in a browser without scripts. */
async function press(path = '/pro', { period = 'yearly', headers = {} } = {}) {
  const answer = await ask(billing.origin + path, {
    method: 'POST',
    headers: {
      accept: 'text/html,application/xhtml+xml',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-country': 'US',
      cookie: jar,
      ...headers,
    },
    body: `billing_period=${period}`,
  });
  const [cookie] = [answer.headers['set-cookie'] ?? []].flat();
  jar = cookie?.split(';')[0] ?? jar;
  return answer;
}
const sessions = async () => (await billing.services.stripe.checkout.sessions.list({ limit: 100 })).data;
const accounts = () => billing.services.database.selectFrom('accounts').select(['id', 'locale']).execute();
const pageOf = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text)];
const shown = (message: string, billing_period = 'yearly') => ({
  path: '/pro',
  messages: [message],
  fields: { billing_period },
});

it('leads to the payment page that the script of the same visit would open', async () => {
  const { status, headers } = await press('/de/pro?origin=funnel_radio_ad_radio&trial=true', {
    period: 'monthly',
    headers: { 'x-country': 'DE' },
  });
  const [session] = await sessions();
  expect([status, headers.location]).toEqual([303, session?.url]);
  const query = 'success=true&billing_period=monthly&origin=funnel_radio_ad_radio&trial=true';
  expect(session).toMatchObject({
    currency: 'eur',
    amount_total: 0,
    locale: 'de',
    success_url: `http://localhost:3000/de/pro/welcome?${query}`,
    metadata: { product_id: 'plus-monthly-row', origin: 'funnel_radio_ad_radio', locale: 'de' },
  });
  expect(await accounts()).toEqual([{ id: session?.client_reference_id, locale: 'de' }]);
});

it('170. goes on with the account that this browser began with, and is not paid twice', async () => {
  const first = await press();
  expect((await press()).headers.location).toBe(first.headers.location);
  const monthly = await press('/pro', { period: 'monthly' });
  expect(await accounts()).toHaveLength(1);
  expect((await sessions()).filter(({ status }) => status === 'open').map(({ url }) => url)).toEqual([
    monthly.headers.location,
  ]);
  await payCheckout(String(monthly.headers.location), goodCard);
  await billing.emulator.settled();
  expect(pageOf(await press())).toEqual([409, shown('form-received')]);
  expect((await billing.services.stripe.subscriptions.list()).data).toHaveLength(1);
});

it('7. opens nothing for a form from elsewhere, or where nothing is sold', async () => {
  for (const [headers, status] of [
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': '' }, 403],
    [{ 'x-country': 'JP' }, 404],
  ] as const)
    expect([headers, pageOf(await press('/pro', { headers }))]).toEqual([
      headers,
      [status, shown('form-failed')],
    ]);
  expect([await accounts(), await sessions()]).toEqual([[], []]);
});

it('says in a sentence that buying does not work now, and keeps the plan', async () => {
  billing.emulator.setOutage(Number.POSITIVE_INFINITY);
  expect(pageOf(await press('/pro', { period: 'monthly' }))).toEqual([503, shown('form-failed', 'monthly')]);
});

it('is counted like every other way to an account', async () => {
  billing.services.config.trustedProxyHops = 1;
  const from = { headers: { cookie: '', 'x-forwarded-for': '203.0.113.9', 'x-country': 'US' } };
  const subject = networksOf('203.0.113.9').single;
  await setAttempts(billing.services, { limit: 'accounts-by-client', subject, count: 199 });
  expect((await press('/pro', from)).status).toBe(303);
  expect(pageOf(await press('/pro', from))).toEqual([429, shown('form-busy')]);
});

it('answers a program in the catalog shape', async () => {
  expect(pageOf(await press('/pro', { period: 'weekly' }))).toEqual([400, { error: 'invalid_request' }]);
  const headers = { accept: 'application/json', 'x-country': 'JP' };
  expect(pageOf(await press('/pro', { headers }))).toEqual([404, { error: 'not_eligible' }]);
});
