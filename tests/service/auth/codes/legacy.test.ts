import { findAccount } from '@/server/accounts/accounts';
import { revokeAllFamilies } from '@/server/auth/tokens/revocation';
import { day, hour, minute } from '@/server/clock';
import { asAccount, call, signUp } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { whileAccountIsHeld } from '../heldAccount';
import { atOnce, mailedCode, mailsTo, postJson, seen, signIn, storeAccount, wrongCode } from './codeClient';

const site = openServiceSite();
let number = 0;
const freshAddress = () => `first${++number}@example.com`;
const at = (path: string, parameters: Record<string, string> = {}) =>
  `${site.origin}/api/auth/${path}?${new URLSearchParams(parameters)}`;
const post = (path: string, token: string, parameters: Record<string, string> = {}) =>
  asAccount(at(path, parameters), token, { method: 'POST' });
const status = async (token: string) => (await asAccount(at('validate-token'), token)).status;
const account = async (token: string) =>
  (await (await asAccount(at('validate-token'), token)).json()).account;
const accessToken = async (token: string): Promise<string> =>
  (await (await asAccount(at('access-token'), token)).json()).access_token;

async function askForCode(email: string): Promise<string> {
  site.services.clock.advance(minute + 1000);
  const answer = await call(at('account/loginlink', { email, locale: 'en' }));
  expect(await seen(answer)).toEqual([200, { status: 'sent' }]);
  return mailedCode(site.services, email);
}

async function knownAddress() {
  const email = freshAddress();
  return { email, accountId: await storeAccount(site.services, email) };
}

async function signedIn() {
  const { email, accountId } = await knownAddress();
  const answer = await call(at('login', { email, otp: await askForCode(email) }));
  const { auth_token: token, ...rest } = await answer.json();
  expect([answer.status, rest]).toEqual([200, { external_id: accountId, email, status: 'ok' }]);
  return { email, accountId, token: String(token) };
}

/** Gives the account of this token that address; resolves to the status of the answer, its token and the rest. */
async function changed(token: string, email: string) {
  const { hash } = await (await post('account/edit', token, { email })).json();
  const otp = await mailedCode(site.services, email);
  const answer = await post('account/edit/confirm', token, { email, hash, otp });
  const { auth_token, ...rest } = await answer.json();
  return { status: answer.status, token: String(auth_token), rest };
}

it('signs in by code, makes an access token and validates both', async () => {
  const { email, accountId, token } = await signedIn();
  const access = await accessToken(token);
  for (const bearer of [token, access])
    expect(await account(bearer)).toEqual({ id: 0, external_id: accountId, email, entitlements: [] });
  expect((await asAccount(at('access-token'), access)).status).toBe(401);
  site.services.clock.advance(4 * hour + 1);
  expect([await status(access), await status(token)]).toEqual([401, 200]);
  site.services.clock.advance(30 * day);
  expect(await status(token)).toBe(401);
});

it.each([
  ['an access token asked for', 'access-token', 'GET'],
  ['an address removed', 'account/edit', 'POST'],
])(
  '45. %s during a sign-out everywhere gives no new token and changes nothing',
  async (_what, path, method) => {
    const { accountId, token, email } = await signedIn();
    const { services } = site;
    const answer = await whileAccountIsHeld(services, {
      accountId,
      call: () => asAccount(at(path), token, { method }),
      within: (services) => revokeAllFamilies(services, accountId, 'logout_everywhere'),
    });
    expect(await seen(answer)).toEqual([401, { error: 'invalid_token' }]);
    expect((await findAccount(services.database, accountId))?.email).toBe(email);
  },
);

it('130. 141. L7: a page signs in with address and code in bodies, and keeps its code when somebody else asks for one', async () => {
  const { email, accountId } = await knownAddress();
  const send = (path: string, json: object, headers: Record<string, string> = {}) =>
    postJson(at(path), json, { 'sec-fetch-site': 'same-origin', ...headers });
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await send('account/loginlink', { email }, foreign)).status).toBe(403);
  const [line = ''] = (await send('account/loginlink', { email })).headers.getSetCookie();
  expect(line).toMatch(/^v1-sign-in=\w{86}; Max-Age=600; Path=\/api\/auth\/; HttpOnly; SameSite=Strict$/);
  const otp = await mailedCode(site.services, email);
  // Another browser and an app.
  expect((await send('account/loginlink', { email })).status).toBe(200);
  expect((await call(at('account/loginlink', { email }))).status).toBe(200);
  const cookie = { cookie: line.split(';')[0] ?? '' };
  expect((await send('login', { email, otp }, { ...cookie, ...foreign })).status).toBe(403);
  expect((await send('login', { email, otp: wrongCode(otp) }, cookie)).status).toBe(400);
  const answer = await send('login', { email, otp }, cookie);
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^known-browser=/)]);
  expect(await seen(answer)).toMatchObject([200, { external_id: accountId, email }]);
});

it('makes an account whatever bearer is sent along; its address is empty, which apps can read', async () => {
  const answer = await post('account/create', 'null');
  const { auth_token, external_id, status } = await answer.json();
  expect([answer.status, status]).toEqual([200, 'created']);
  expect(await account(auth_token)).toEqual({ id: 0, external_id, email: '', entitlements: [] });
});

it('49. v1 tokens are stored as digests', async () => {
  const { token } = await signedIn();
  const access = await accessToken(token);
  const rows = JSON.stringify(await site.services.database.selectFrom('legacy_tokens').selectAll().execute());
  for (const secret of [token, access]) expect(rows).not.toContain(secret);
});

it('19. a code works once: ten sign-ins at once give one token', async () => {
  const { email } = await knownAddress();
  const otp = await askForCode(email);
  const answers = await atOnce(10, () => call(at('login', { email, otp })));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...new Array(9).fill(400)]);
});

const unasked: [RequestInit, number][] = [
  [{ method: 'HEAD' }, 405],
  [{ headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  [{ headers: { 'sec-fetch-site': 'same-site' } }, 403],
  [{ headers: { 'sec-purpose': 'prefetch;prerender' } }, 403],
  [{ headers: { purpose: 'prefetch' } }, 403],
];

it('33. loginlink mails a code and does nothing else; scanners and other sites get nothing', async () => {
  const { email } = await knownAddress();
  const sent = async () => (await mailsTo(site, email)).length;
  const link = at('account/loginlink', { email });
  for (const [init, status] of unasked) expect((await call(link, init)).status).toBe(status);
  expect(await sent()).toBe(0);
  const alike = [200, [], { status: 'sent' }];
  for (const url of [link, at('account/loginlink', { email: freshAddress() })]) {
    const answer = await call(url, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect([answer.status, answer.headers.getSetCookie(), await answer.json()]).toEqual(alike);
  }
  expect(await sent()).toBe(1);
});

it('34. login is out of reach of other sites and of prefetching, and neither spends the code', async () => {
  const { email } = await knownAddress();
  const otp = await askForCode(email);
  const link = at('login', { email, otp });
  for (const [init, status] of unasked) expect((await call(link, init)).status).toBe(status);
  expect((await call(at('login', { email, otp: wrongCode(otp) }))).status).toBe(400);
  expect((await call(link)).status).toBe(200);
});

it('adds, changes and removes the address, and answers a new token each time, which ends the old one', async () => {
  const created = await (await call(at('account/create'), { method: 'POST' })).json();
  const { external_id } = created;
  const [email, next] = [freshAddress(), freshAddress()];
  const first = await changed(created.auth_token, email);
  expect(first).toMatchObject({ status: 200, rest: { external_id, email, status: 'confirmed' } });
  expect(await status(first.token)).toBe(200);
  const second = await changed(first.token, next);
  expect(second.status).toBe(200);
  for (const old of [first.token, created.auth_token]) expect(await status(old)).toBe(401);
  expect((await account(second.token)).email).toBe(next);
  const { auth_token: last, ...removed } = await (await post('account/edit', second.token)).json();
  expect(removed).toEqual({ status: 'removed', email: null, external_id });
  expect(await status(second.token)).toBe(401);
  expect((await account(last)).email).toBe('');
});

it('51. changing an address needs a v1 sign-in by code at most ten minutes old', async () => {
  const { token } = await signedIn();
  site.services.clock.advance(10 * minute + 1000);
  const late = await post('account/edit', token, { email: freshAddress() });
  expect(await seen(late)).toEqual([403, { error: 'reauthentication_required' }]);
});

it('58. a change that is pending ends with logout everywhere', async () => {
  const { email, token } = await signedIn();
  const next = freshAddress();
  const { hash } = await (await post('account/edit', token, { email: next })).json();
  const otp = await mailedCode(site.services, next);
  await post('v2/logout', token, { everywhere: '1' });
  const back = await (await call(at('login', { email, otp: await askForCode(email) }))).json();
  const answer = await post('account/edit/confirm', back.auth_token, { email: next, hash, otp });
  expect(answer.status).toBe(400);
});

it('79. one account never reads another, and a v2 token makes no v1 token', async () => {
  const [one, two] = [await signedIn(), await signedIn()];
  const second = await signIn(site, one.email);
  for (const [token, accountId] of [
    [one.token, one.accountId],
    [two.token, two.accountId],
    [second.accessToken, one.accountId],
  ] as const)
    expect((await account(token)).external_id).toBe(accountId);
  expect((await asAccount(at('access-token'), second.accessToken)).status).toBe(401);
  const silent = await signUp(site.origin);
  expect((await post('account/edit/confirm', silent.accessToken)).status).toBe(401);
});
