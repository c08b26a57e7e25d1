import { hour, minute } from '@/server/clock';
import {
  asAccount,
  call,
  claimsOf,
  codeOf,
  nativeAuthorize,
  pageHeaders,
  type SignedUp,
  signedUp,
  tokens,
  webAuthorize,
} from '@/tests/fixtures/service/authClient';
import { createBilling } from '@/tests/fixtures/service/billing';
import { newCard } from '@/tests/fixtures/service/cards';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';
import { confirmEdit, pendingEdit } from '../auth/codes/codeClient';

const billing = openForEachTest(() => createBilling());
/** The cookies of one browser that its tabs share, but for those of a session. */
let jar: string;
beforeEach(() => {
  jar = '';
});

async function create(authorize = webAuthorize, ofSite = {}) {
  const session = await authorize(billing.origin);
  const headers = pageHeaders(session);
  const response = await call(`${billing.origin}/api/auth/v2/account/create`, {
    method: 'POST',
    headers: { ...headers, ...ofSite, cookie: `${headers.cookie}; ${jar}` },
  });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('begun-account='));
  jar = cookie?.split(';')[0] ?? jar;
  return { session, response, cookie };
}
/** What the buy button does in a tab that no other tab can tell of an account. */
async function newTab(): Promise<SignedUp> {
  const { session, response } = await create();
  return signedUp(await tokens(billing.origin, session, await codeOf(response)));
}
const openSessions = async () =>
  (await billing.services.stripe.checkout.sessions.list({ limit: 100, status: 'open' })).data;

it('106. 170. two tabs of one browser begin with one account, also at an instance whose clock is behind, and the second choice closes the first page', async () => {
  const first = await newTab();
  const monthly = await billing.checkout(first, { productId: 'plus-monthly-us' });
  const second = await newTab();
  expect(second.accountId).toBe(first.accountId);
  billing.services.clock.advance(-5 * minute);
  expect((await newTab()).accountId).toBe(first.accountId);
  billing.services.clock.advance(5 * minute);
  const yearly = await billing.checkout(second);
  const open = await openSessions();
  expect(open.map(({ url }) => url)).toEqual([yearly.body.checkoutUrl]);
  await payCheckout(String(yearly.body.checkoutUrl), newCard());
  await billing.emulator.settled();
  await expect(payCheckout(String(monthly.body.checkoutUrl), newCard())).rejects.toThrow();
  expect((await billing.services.stripe.subscriptions.list()).data).toHaveLength(1);
  expect((await billing.get(first, '/api/subscription')).status).toBe(200);
});

it('170. once something was bought, a tab that nobody told of it is refused before it pays, and let into nothing', async () => {
  const first = await newTab();
  await billing.purchase(first, {}, newCard());
  const { response } = await create();
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    error: 'subscription_active',
    customerPortalUrl: 'http://localhost:3000/subscriptions/manage',
  });
  billing.services.clock.advance(2 * hour);
  expect((await newTab()).accountId).not.toBe(first.accountId);
});

it('170. where staging serves a page of the live site, both refusals lead to the account page of that site', async () => {
  const { services, emulator } = billing;
  const buyer = await newTab();
  await billing.purchase(buyer, {}, newCard());
  const live = 'https://www.example.com';
  services.config.liveOrigin = live;
  const ofSite = { 'x-site-origin': live };
  const refused = { error: 'subscription_active', customerPortalUrl: `${live}/subscriptions/manage` };
  expect(await (await create(webAuthorize, ofSite)).response.json()).toEqual(refused);
  emulator.setOutage(Number.POSITIVE_INFINITY);
  expect((await billing.checkout(buyer, { returnUrl: '/pro/welcome' }, ofSite)).body).toEqual(refused);
});

it('170. signing out, an address of its own or two hours end it', async () => {
  const first = await newTab();
  await asAccount(`${billing.origin}/api/auth/v2/logout`, first.accessToken, { method: 'POST' });
  const second = await newTab();
  expect(second.accountId).not.toBe(first.accountId);
  const edit = await pendingEdit(billing, second.accessToken, 'ada@example.org');
  expect((await confirmEdit(billing.origin, second.accessToken, edit)).status).toBe(200);
  const third = await newTab();
  expect(third.accountId).not.toBe(second.accountId);
  billing.services.clock.advance(2 * hour);
  expect((await newTab()).accountId).not.toBe(third.accountId);
});

it('170. the cookie is hidden from scripts and other sites, nobody can make one up, and an app gets a new account', async () => {
  const { response, cookie } = await create();
  expect(cookie).toMatch(/HttpOnly.*SameSite=Strict/);
  expect(cookie).toContain('Path=/;');
  expect(response.status).toBe(200);
  const { accountId } = await newTab();
  expect(jar).not.toContain(accountId);
  const begun = jar;
  const changed = begun.replace(/=./, (start) => (start === '=A' ? '=B' : '=A'));
  for (const forged of [
    changed,
    begun.slice(0, -4),
    `begun-account=${accountId}`,
    'begun-account=~',
    'begun-account=',
  ]) {
    jar = forged;
    expect((await newTab()).accountId).not.toBe(accountId);
  }
  jar = begun;
  expect((await newTab()).accountId).toBe(accountId);
  const app = await create(nativeAuthorize);
  const answer = await tokens(billing.origin, app.session, await codeOf(app.response));
  expect(claimsOf(answer.access_token).sub).not.toBe(accountId);
});
