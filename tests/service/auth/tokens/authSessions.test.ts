import { mintAuthorizationCode } from '@/server/auth/tokens/authorizationCodes';
import { minute } from '@/server/clock';
import { inTransaction } from '@/server/services';
import {
  call,
  createAccount,
  nativeAuthorize,
  redemption,
  requestTokens,
  signUp,
  siteOrigin,
  tokens,
  webAuthorize,
} from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { storedSession } from '@/tests/fixtures/service/signInByCode';
import { atOnce, seen } from '../codes/codeClient';

const site = openServiceSite();
const create = (headers: Record<string, string>, body?: string) =>
  call(`${site.base}/account/create`, { method: 'POST', headers, body });
const createOnPage = (cookie: string) => create({ cookie, origin: siteOrigin });
const accounts = async () =>
  (await site.services.database.selectFrom('accounts').select('id').execute()).length;
const refused = [400, { error: 'invalid_request' }];

it('35. a code takes the session cookie back, in both wire forms', async () => {
  const takenBack = 'ddg_auth_session_id=; Max-Age=0; Path=/api/auth/v2/; HttpOnly; SameSite=Strict';
  const fromWeb = await createOnPage((await webAuthorize(site.origin)).cookie);
  const begun = expect.stringMatching(/^begun-account=.*; Path=\/; HttpOnly;/);
  expect(fromWeb.headers.getSetCookie()).toEqual([takenBack, begun]);
  const fromApp = await create({ cookie: (await nativeAuthorize(site.origin)).cookie });
  expect(fromApp.headers.getSetCookie()).toEqual([takenBack]);
  expect(fromApp.headers.get('location')).toMatch(/^com\.duckduckgo:\/authcb\?code=[\w-]+$/);
});

it('35. a session that signed in to one account mints no code for another, also at the same time', async () => {
  const { services } = site;
  const ids = [(await signUp(site.origin)).accountId, (await signUp(site.origin)).accountId];
  const session = await webAuthorize(site.origin);
  const stored = await storedSession(services, session);
  const mint = (accountId: string) =>
    inTransaction(services, (within) =>
      mintAuthorizationCode(within, stored, { accountId, authenticatedAt: 1 }),
    );
  const outcomes = await Promise.allSettled([...ids, ...ids].map(mint));
  const codes = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(codes).toHaveLength(2);
  const owners = await services.database
    .selectFrom('authorization_codes')
    .select('account_id')
    .where('session_hash', '=', stored.id_hash)
    .execute();
  expect(new Set(owners.map((row) => row.account_id)).size).toBe(1);
  const before = await accounts();
  expect(await seen(await createOnPage(session.cookie))).toEqual(refused);
  expect(await accounts()).toBe(before);
  expect((await requestTokens(site.origin, redemption(session, codes[0] ?? ''))).status).toBe(200);
});

it('35. unknown, expired, doubled and malformed session ids are refused', async () => {
  const { cookie } = await webAuthorize(site.origin);
  for (const odd of [
    '',
    'ddg_auth_session_id=',
    'ddg_auth_session_id=planted',
    `ddg_auth_session_id=${'A'.repeat(86)}`,
    `${cookie}; ${cookie}`,
    `other=1; ddg_auth_session_id=${'A'.repeat(86)}; ${cookie}`,
  ])
    expect(await seen(await createOnPage(odd))).toEqual(refused);
  site.services.clock.advance(10 * minute);
  expect(await seen(await createOnPage(cookie))).toEqual(refused);
});

it('a repeated account/create gets the same code and makes no second account, also ten times at once', async () => {
  const before = await accounts();
  for (const session of [await webAuthorize(site.origin), await nativeAuthorize(site.origin)]) {
    const codes = await atOnce(10, () => createAccount(site.origin, session));
    expect(new Set(codes).size).toBe(1);
    const [code = ''] = codes;
    expect(await createAccount(site.origin, session)).toBe(code);
    await tokens(site.origin, session, code);
    expect(await seen(await createOnPage(session.cookie))).toEqual(refused);
  }
  expect(await accounts()).toBe(before + 2);
});

it('keeps the language of the visitor with the account', async () => {
  const session = await webAuthorize(site.origin);
  await create({ cookie: session.cookie, origin: siteOrigin, 'accept-language': 'nl, es;q=0.5' });
  const { account_id: id } = await storedSession(site.services, session);
  const stored = site.services.database
    .selectFrom('accounts')
    .select('locale')
    .where('id', '=', id ?? '');
  expect(await stored.execute()).toEqual([{ locale: 'es' }]);
});

const fromElsewhere: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: `${siteOrigin}.evil.example` },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: siteOrigin, 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
];

it('86. a call with the cookie of a web session needs a word that it comes from our page', async () => {
  const { cookie } = await webAuthorize(site.origin);
  const before = await accounts();
  for (const headers of [{}, { 'sec-fetch-site': 'none' }, ...fromElsewhere])
    expect(await seen(await create({ cookie, ...headers }))).toEqual([403, { error: 'cross_site_request' }]);
  const text = await create({ cookie, origin: siteOrigin, 'content-type': 'text/plain' }, '{}');
  expect(await seen(text)).toEqual([415, { error: 'unsupported_media_type' }]);
  expect(await accounts()).toBe(before);
  expect((await create({ cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});

it('86. a native session needs no such word, but another site is refused there too', async () => {
  const { cookie } = await nativeAuthorize(site.origin);
  for (const headers of fromElsewhere)
    expect(await seen(await create({ cookie, ...headers }))).toEqual([403, { error: 'cross_site_request' }]);
  expect((await create({ cookie })).status).toBe(302);
});

it('85. no other site may read an answer', async () => {
  const response = await createOnPage((await webAuthorize(site.origin)).cookie);
  const preflight = await call(`${site.base}/token`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  for (const answer of [response, preflight])
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(preflight.status).toBe(405);
});
