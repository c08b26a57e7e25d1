import { findAccount } from '@/server/accounts/accounts';
import { revokeAllFamilies } from '@/server/auth/tokens/revocation';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { asAccount, call, signUp } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { whileAccountIsHeld } from '../heldAccount';
import { mailedCode, signIn, storeAccount, wrongCode } from './codeClient';

const site = openServiceSite();
let number = 0;
const freshAddress = () => `first${++number}@example.com`;
const at = (path: string, parameters: Record<string, string> = {}) =>
  `${site.origin}/api/auth/${path}?${new URLSearchParams(parameters)}`;
const sent = async (email: string) => {
  await deliverDueMails(site.services);
  return site.services.mails.filter(({ to }) => to === email).length;
};

async function askForCode(email: string): Promise<string> {
  site.services.clock.advance(61_000);
  const answer = await call(at('account/loginlink', { email, locale: 'en' }));
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'sent' }]);
  return mailedCode(site.services, email);
}

async function signedIn() {
  const email = freshAddress();
  const accountId = await storeAccount(site.services, email);
  const otp = await askForCode(email);
  const answer = await call(at('login', { email, otp }));
  const { auth_token: token, ...rest } = await answer.json();
  expect([answer.status, rest]).toEqual([200, { external_id: accountId, email, status: 'ok' }]);
  return { email, accountId, otp, token: String(token) };
}

it('signs in by code, makes an access token and validates both', async () => {
  const { email, accountId, token } = await signedIn();
  const made = await asAccount(at('access-token'), token);
  const { access_token: access } = await made.json();
  for (const bearer of [token, access]) {
    const answer = await asAccount(at('validate-token'), bearer);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { account: { id: 0, external_id: accountId, email, entitlements: [] } },
    ]);
  }
  expect((await asAccount(at('access-token'), access)).status).toBe(401);
  site.services.clock.advance(4 * 3_600_000 + 1);
  expect((await asAccount(at('validate-token'), access)).status).toBe(401);
  expect((await asAccount(at('validate-token'), token)).status).toBe(200);
  site.services.clock.advance(30 * 86_400_000);
  expect((await asAccount(at('validate-token'), token)).status).toBe(401);
});

it('45. an access token asked for during a sign-out everywhere is not made', async () => {
  const { accountId, token } = await signedIn();
  const { services } = site;
  const answer = await whileAccountIsHeld(services, {
    accountId,
    call: () => asAccount(at('access-token'), token),
    within: (trx) => revokeAllFamilies(trx, services, accountId, 'logout_everywhere'),
  });
  expect(answer.status).toBe(401);
});

it('45. an address removed during a sign-out everywhere stays, and no token takes the place of the one that ended', async () => {
  const { accountId, token } = await signedIn();
  const { services } = site;
  const answer = await whileAccountIsHeld(services, {
    accountId,
    call: () => asAccount(at('account/edit'), token, { method: 'POST' }),
    within: (trx) => revokeAllFamilies(trx, services, accountId, 'logout_everywhere'),
  });
  expect([answer.status, await answer.json()]).toEqual([401, { error: 'invalid_token' }]);
  expect((await findAccount(services.database, accountId))?.email).not.toBeNull();
});

it('141. L7: a page signs in with address and code in bodies, an app goes on with queries', async () => {
  const email = freshAddress();
  const accountId = await storeAccount(site.services, email);
  const post = (path: string, json: object, headers: Record<string, string> = {}) =>
    call(at(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify(json),
    });
  site.services.clock.advance(61_000);
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await post('account/loginlink', { email }, foreign)).status).toBe(403);
  const sent = await post('account/loginlink', { email, locale: 'en' });
  expect(sent.status).toBe(200);
  const cookie = { cookie: sent.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  const otp = await mailedCode(site.services, email);
  expect((await post('login', { email, otp }, foreign)).status).toBe(403);
  expect((await post('login', { email, otp: wrongCode(otp) }, cookie)).status).toBe(400);
  const answer = await post('login', { email, otp }, cookie);
  expect([answer.status, await answer.json()]).toMatchObject([200, { external_id: accountId, email }]);
  expect((await signedIn()).token).not.toBe('');
});

it('makes an account whatever bearer is sent along; its address is empty, which apps can read', async () => {
  const answer = await asAccount(at('account/create'), 'null', { method: 'POST' });
  const body = await answer.json();
  expect([answer.status, body.status]).toEqual([200, 'created']);
  const validated = await (await asAccount(at('validate-token'), body.auth_token)).json();
  expect(validated.account).toEqual({ id: 0, external_id: body.external_id, email: '', entitlements: [] });
});

it('49. v1 tokens are stored as digests', async () => {
  const { token } = await signedIn();
  const { access_token: access } = await (await asAccount(at('access-token'), token)).json();
  const rows = JSON.stringify(await site.services.database.selectFrom('legacy_tokens').selectAll().execute());
  expect(rows).not.toContain(token);
  expect(rows).not.toContain(access);
});

it('19. a code works once: ten sign-ins at once give one token', async () => {
  const email = freshAddress();
  await storeAccount(site.services, email);
  const otp = await askForCode(email);
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(at('login', { email, otp }))));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...new Array(9).fill(400)]);
});

it('33. loginlink mails a code and does nothing else; scanners and other sites get nothing', async () => {
  const email = freshAddress();
  await storeAccount(site.services, email);
  const link = at('account/loginlink', { email });
  const unasked: RequestInit[] = [
    { method: 'HEAD' },
    { headers: { 'sec-fetch-site': 'cross-site' } },
    { headers: { 'sec-purpose': 'prefetch' } },
    { headers: { purpose: 'prefetch' } },
  ];
  for (const init of unasked) {
    const answer = await call(link, init);
    expect([403, 405]).toContain(answer.status);
    expect(await sent(email)).toBe(0);
  }
  const answer = await call(link, { headers: { 'sec-fetch-site': 'same-origin' } });
  expect([answer.status, answer.headers.getSetCookie(), await answer.json()]).toEqual([
    200,
    [],
    { status: 'sent' },
  ]);
  expect(await sent(email)).toBe(1);
  const unknown = freshAddress();
  const alike = await call(at('account/loginlink', { email: unknown }));
  expect([alike.status, await alike.json()]).toEqual([200, { status: 'sent' }]);
  expect((await call(link)).status).toBe(429);
});

it('34. login is out of reach of other sites and of prefetching, and neither spends the code', async () => {
  const email = freshAddress();
  await storeAccount(site.services, email);
  const otp = await askForCode(email);
  const link = at('login', { email, otp });
  expect((await call(link, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect((await call(link, { headers: { 'sec-fetch-site': 'same-site' } })).status).toBe(403);
  expect((await call(link, { headers: { 'sec-purpose': 'prefetch;prerender' } })).status).toBe(403);
  expect((await call(link, { method: 'HEAD' })).status).toBe(405);
  expect((await call(at('login', { email, otp: wrongCode(otp) }))).status).toBe(400);
  expect((await call(link)).status).toBe(200);
});

it('adds and changes the address, and answers a new token', async () => {
  const created = await (await call(at('account/create'), { method: 'POST' })).json();
  const email = freshAddress();
  const edit = await asAccount(at('account/edit', { email }), created.auth_token, { method: 'POST' });
  const { hash } = await edit.json();
  const otp = await mailedCode(site.services, email);
  const confirmed = await asAccount(at('account/edit/confirm', { email, hash, otp }), created.auth_token, {
    method: 'POST',
  });
  const { auth_token: token, ...rest } = await confirmed.json();
  expect([confirmed.status, rest]).toEqual([
    200,
    { external_id: created.external_id, email, status: 'confirmed' },
  ]);
  expect((await asAccount(at('validate-token'), token)).status).toBe(200);
  const next = freshAddress();
  const change = await asAccount(at('account/edit', { email: next }), token, { method: 'POST' });
  const second = await change.json();
  expect([change.status, second.status]).toEqual([200, 'confirm']);
  const changed = await asAccount(
    at('account/edit/confirm', {
      email: next,
      hash: second.hash,
      otp: await mailedCode(site.services, next),
    }),
    token,
    { method: 'POST' },
  );
  expect(changed.status).toBe(200);
  for (const old of [token, created.auth_token])
    expect((await asAccount(at('validate-token'), old)).status).toBe(401);
  const { auth_token: last } = await changed.json();
  const account = (await (await asAccount(at('validate-token'), last)).json()).account;
  expect(account.email).toBe(next);
});

it('removes the address and answers a new token; the old one ends', async () => {
  const created = await (await call(at('account/create'), { method: 'POST' })).json();
  const email = freshAddress();
  const edit = await asAccount(at('account/edit', { email }), created.auth_token, { method: 'POST' });
  const { hash } = await edit.json();
  const otp = await mailedCode(site.services, email);
  const confirmed = await asAccount(at('account/edit/confirm', { email, hash, otp }), created.auth_token, {
    method: 'POST',
  });
  const { auth_token: token } = await confirmed.json();
  const removed = await asAccount(at('account/edit'), token, { method: 'POST' });
  const { auth_token: last, ...rest } = await removed.json();
  expect(rest).toEqual({ status: 'removed', email: null, external_id: created.external_id });
  expect((await asAccount(at('validate-token'), token)).status).toBe(401);
  const { account } = await (await asAccount(at('validate-token'), last)).json();
  expect(account.email).toBe('');
});

it('51. changing an address needs a v1 sign-in by code at most ten minutes old', async () => {
  const { token } = await signedIn();
  site.services.clock.advance(601_000);
  const late = await asAccount(at('account/edit', { email: freshAddress() }), token, { method: 'POST' });
  expect([late.status, await late.json()]).toEqual([403, { error: 'reauthentication_required' }]);
});

it('58. a change that is pending ends with logout everywhere', async () => {
  const { email, token } = await signedIn();
  const next = freshAddress();
  const { hash } = await (
    await asAccount(at('account/edit', { email: next }), token, { method: 'POST' })
  ).json();
  const otp = await mailedCode(site.services, next);
  await asAccount(`${site.base}/logout?everywhere=1`, token, { method: 'POST' });
  site.services.clock.advance(61_000);
  const back = await (await call(at('login', { email, otp: await askForCode(email) }))).json();
  const answer = await asAccount(at('account/edit/confirm', { email: next, hash, otp }), back.auth_token, {
    method: 'POST',
  });
  expect(answer.status).toBe(400);
});

it('79. one account never reads another, and a v2 token makes no v1 token', async () => {
  const [one, two] = [await signedIn(), await signedIn()];
  const account = async (token: string) =>
    (await (await asAccount(at('validate-token'), token)).json()).account;
  expect((await account(one.token)).external_id).toBe(one.accountId);
  expect((await account(two.token)).external_id).toBe(two.accountId);
  const { accessToken } = await signIn(site, one.email);
  expect((await account(accessToken)).external_id).toBe(one.accountId);
  expect((await asAccount(at('access-token'), accessToken)).status).toBe(401);
  const silent = await signUp(site.origin);
  expect((await asAccount(at('account/edit/confirm'), silent.accessToken, { method: 'POST' })).status).toBe(
    401,
  );
});

it('93. edit and edit/confirm are POST, access-token and validate-token are GET, loginlink and login either', async () => {
  const allowed = async (path: string, method: string) => {
    const answer = await call(at(path), { method });
    return [answer.status, answer.headers.get('allow')];
  };
  for (const path of ['account/edit', 'account/edit/confirm', 'account/create', 'store-login'])
    expect(await allowed(path, 'GET')).toEqual([405, 'POST']);
  for (const path of ['access-token', 'validate-token'])
    expect(await allowed(path, 'POST')).toEqual([405, 'GET']);
  for (const path of ['account/loginlink', 'login'])
    expect(await allowed(path, 'DELETE')).toEqual([405, 'GET, POST']);
  const store = await call(at('store-login'), { method: 'POST' });
  expect([store.status, await store.json()]).toEqual([400, { error: 'invalid_login_credentials' }]);
});
