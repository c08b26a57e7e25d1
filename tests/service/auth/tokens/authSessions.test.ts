import { mintAuthorizationCode } from '@/server/auth/tokens/authorizationCodes';
import { minute } from '@/server/clock';
import {
  call,
  codeOf,
  createAccount,
  nativeAuthorize,
  type OpenSession,
  redemption,
  requestTokens,
  signUp,
  siteOrigin,
  tokens,
  webAuthorize,
} from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { storedSession } from '@/tests/fixtures/service/signInByCode';

const site = openServiceSite();
const create = (headers: Record<string, string>, body?: string) =>
  call(`${site.base}/account/create`, { method: 'POST', headers, body });
const accounts = async () =>
  (await site.services.database.selectFrom('accounts').select('id').execute()).length;

async function expectError(response: Response, status: number, error: string): Promise<void> {
  expect([response.status, await response.json()]).toEqual([status, { error }]);
}

it('35. a code takes the session cookie back, in both wire forms', async () => {
  const web = await webAuthorize(site.origin);
  const native = await nativeAuthorize(site.origin);
  const takenBack = 'ddg_auth_session_id=; Max-Age=0; Path=/api/auth/v2/; HttpOnly; SameSite=Strict';
  const fromWeb = await create({ cookie: web.cookie, origin: siteOrigin });
  const begun = expect.stringMatching(/^begun-account=.*; Path=\/api\/auth\/v2\/account\/create; HttpOnly;/);
  expect(fromWeb.headers.getSetCookie()).toEqual([takenBack, begun]);
  const fromApp = await create({ cookie: native.cookie });
  expect(fromApp.headers.getSetCookie()).toEqual([takenBack]);
});

it('35. a session that signed in to one account mints no code for another', async () => {
  const { services } = site;
  const [first, second] = [await signUp(site.origin), await signUp(site.origin)];
  const session = await webAuthorize(site.origin);
  const mint = async (accountId: string) =>
    mintAuthorizationCode(services.database, services, await storedSession(services, session), {
      accountId,
      authenticatedAt: 1,
    });
  const code = await mint(first.accountId);
  await expect(mint(second.accountId)).rejects.toMatchObject({ code: 'invalid_request' });
  const before = await accounts();
  await expectError(await create({ cookie: session.cookie, origin: siteOrigin }), 400, 'invalid_request');
  expect(await accounts()).toBe(before);
  expect((await requestTokens(site.origin, redemption(session, code))).status).toBe(200);
});

it('35. of two accounts that claim one session at the same time one is refused', async () => {
  const { services } = site;
  const ids = [(await signUp(site.origin)).accountId, (await signUp(site.origin)).accountId];
  const session = await storedSession(services, await webAuthorize(site.origin));
  const outcomes = await Promise.allSettled(
    [...ids, ...ids].map((id) =>
      mintAuthorizationCode(services.database, services, session, { accountId: id, authenticatedAt: 1 }),
    ),
  );
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(2);
  const owners = await services.database
    .selectFrom('authorization_codes')
    .select('account_id')
    .where('session_hash', '=', session.id_hash)
    .execute();
  expect(new Set(owners.map((row) => row.account_id)).size).toBe(1);
});

it('35. unknown, expired, doubled and malformed session ids are refused', async () => {
  const session = await webAuthorize(site.origin);
  for (const cookie of [
    '',
    'ddg_auth_session_id=',
    'ddg_auth_session_id=planted',
    `ddg_auth_session_id=${'A'.repeat(86)}`,
    `${session.cookie}; ${session.cookie}`,
    `other=1; ddg_auth_session_id=${'A'.repeat(86)}; ${session.cookie}`,
  ]) {
    await expectError(await create({ cookie, origin: siteOrigin }), 400, 'invalid_request');
  }
  site.services.clock.advance(10 * minute);
  await expectError(await create({ cookie: session.cookie, origin: siteOrigin }), 400, 'invalid_request');
});

it('a repeated account/create gets the same code and makes no second account', async () => {
  const before = await accounts();
  for (const session of [await webAuthorize(site.origin), await nativeAuthorize(site.origin)]) {
    const code = await createAccount(site.origin, session);
    expect(await createAccount(site.origin, session)).toBe(code);
    await tokens(site.origin, session, code);
    await expectError(await createAgain(session), 400, 'invalid_request');
  }
  expect(await accounts()).toBe(before + 2);
});

it('ten account/create calls at once make one account with one code', async () => {
  const before = await accounts();
  const session = await webAuthorize(site.origin);
  const codes = await Promise.all(Array.from({ length: 10 }, () => createAccount(site.origin, session)));
  expect(new Set(codes).size).toBe(1);
  expect(await accounts()).toBe(before + 1);
});

function createAgain(session: OpenSession): Promise<Response> {
  return create({ cookie: session.cookie, origin: siteOrigin });
}

it('keeps the language of the visitor with the account', async () => {
  const languages: [string, string][] = [
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['nl, es;q=0.5', 'es'],
    ['xx', 'en'],
  ];
  for (const [header, locale] of languages) {
    const session = await webAuthorize(site.origin);
    await codeOf(await create({ cookie: session.cookie, origin: siteOrigin, 'accept-language': header }));
    const { account_id: accountId } = await storedSession(site.services, session);
    const row = await site.services.database
      .selectFrom('accounts')
      .select('locale')
      .where('id', '=', accountId ?? '')
      .executeTakeFirstOrThrow();
    expect(row.locale).toBe(locale);
  }
});

it('86. a call with the cookie of a web session needs a word that it comes from our page', async () => {
  const { cookie } = await webAuthorize(site.origin);
  const before = await accounts();
  const refused: Record<string, string>[] = [
    { cookie },
    { cookie, origin: 'https://evil.example' },
    { cookie, origin: 'null' },
    { cookie, origin: `${siteOrigin}.evil.example` },
    { cookie, 'sec-fetch-site': 'cross-site' },
    { cookie, 'sec-fetch-site': 'same-site' },
    { cookie, 'sec-fetch-site': 'none' },
    { cookie, origin: siteOrigin, 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of refused) {
    await expectError(await create(headers), 403, 'cross_site_request');
  }
  expect(await accounts()).toBe(before);
  expect((await create({ cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});

it('86. a native session needs no such word, but another site is refused there too', async () => {
  const { cookie } = await nativeAuthorize(site.origin);
  const refused: Record<string, string>[] = [
    { cookie, origin: 'https://evil.example' },
    { cookie, 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of refused) {
    await expectError(await create(headers), 403, 'cross_site_request');
  }
  expect((await create({ cookie })).status).toBe(302);
});

it('86. a form of another site and JSON in text/plain change nothing', async () => {
  const { cookie } = await webAuthorize(site.origin);
  const form = {
    cookie,
    origin: 'https://evil.example',
    'content-type': 'application/x-www-form-urlencoded',
  };
  await expectError(await create(form, 'a=1'), 403, 'cross_site_request');
  await expectError(
    await create({ cookie, origin: siteOrigin, 'content-type': 'text/plain' }, '{}'),
    415,
    'unsupported_media_type',
  );
  expect((await create({ cookie, origin: siteOrigin })).status).toBe(200);
});

it('85. no other site may read an answer', async () => {
  const { cookie } = await webAuthorize(site.origin);
  const response = await create({ cookie, origin: siteOrigin });
  const preflight = await call(`${site.base}/token`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  for (const answer of [response, preflight]) {
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
  expect(preflight.status).toBe(405);
});
