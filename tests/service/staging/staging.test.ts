import { asAccount, codeOf } from '../../fixtures/authClient';
import { type Site, startSite } from '../../fixtures/site';
import { inSession, openAt, signUpAt, tokensAt } from '../../fixtures/siteClient';

jest.setTimeout(60_000);

let staging: Site;
let site: Site;
beforeAll(async () => {
  staging = await startSite();
  site = await startSite({ STAGING_ORIGIN: staging.origin });
});
afterAll(async () => {
  await site?.close();
  await staging?.close();
});

const account = '/api/auth/v2/account';
/** Where pages of a visit with `environment=staging` send their calls. */
const under = (origin: string) => `${origin}/staging`;

it('a visit with environment=staging has its account at the staging services (specification §7)', async () => {
  const created = await signUpAt(under(site.origin), site.origin);
  expect((await asAccount(staging.origin + account, created.accessToken)).status).toBe(200);
  expect((await asAccount(under(site.origin) + account, created.accessToken)).status).toBe(200);
  expect((await asAccount(site.origin + account, created.accessToken)).status).toBe(401);
});

it('its sign-in by code is a conversation with them, and its cookie stays apart', async () => {
  const created = await signUpAt(under(site.origin), site.origin);
  const email = 'staging@example.org';
  const edit = `${under(site.origin)}${account}/edit?${new URLSearchParams({ email })}`;
  const { hash } = await (await asAccount(edit, created.accessToken, { method: 'POST' })).json();
  const otp = await staging.nextCode(email);
  const confirm = `${under(site.origin)}${account}/edit/confirm?${new URLSearchParams({ email, hash, otp })}`;
  expect((await asAccount(confirm, created.accessToken, { method: 'POST' })).status).toBe(200);
  expect(await site.mails(email)).toEqual([]);

  await staging.turnClock(61);
  const session = await openAt(under(site.origin), site.origin);
  expect(session.setCookie).toContain('; Path=/staging/api/auth/v2/;');
  const seen = (await staging.mails(email)).length;
  expect((await inSession(session, 'otp', { email })).status).toBe(200);
  const code = await staging.nextCode(email, seen);
  const answer = await inSession(session, 'login', { method: 'otp', email, otp: code });
  expect((await tokensAt(session, await codeOf(answer))).accountId).toBe(created.accountId);
});

it('a refusal comes back as it is, and another site is refused as ever', async () => {
  const refused = await asAccount(under(site.origin) + account, 'wrong');
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    401,
    'application/json; charset=utf-8',
  ]);
  const authorize = `${under(site.origin)}/api/auth/v2/authorize`;
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const answer = await fetch(authorize, { method: 'POST', headers });
    expect([answer.status, (await answer.json()).error]).toEqual([403, 'cross_site_request']);
  }
});

it.each([
  '/staging',
  '/staging/',
  '/staging/metrics',
  '/staging/sandbox/mail',
  '/staging/api/webhooks/stripe',
  '/staging/api/auth/..%2f..%2fmetrics',
  '/staging/@evil.example/api/auth/v2/account',
])('nothing but the services is reached there: %s', async (path) => {
  expect((await fetch(site.origin + path, { redirect: 'manual' })).status).toBe(404);
});

it('in the sandbox both environments are this process', async () => {
  const created = await signUpAt(under(staging.origin), staging.origin);
  expect((await asAccount(staging.origin + account, created.accessToken)).status).toBe(200);
});

it('services that are away are said to be', async () => {
  await staging.kill();
  const answer = await asAccount(under(site.origin) + account, 'any');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  await staging.start();
});
