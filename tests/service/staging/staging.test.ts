import type { IncomingMessage, ServerResponse } from 'node:http';
import { openForAllTests } from '../../fixtures/openForAllTests';
import { listen } from '../../fixtures/service/apiServer';
import { asAccount, codeOf } from '../../fixtures/service/authClient';
import { type Site, startSite } from '../../fixtures/site/site';
import { inSession, openAt, redeemAt, signUpAt, tokensAt } from '../../fixtures/site/siteClient';
import { rawGet } from '../site/input/rawRequest';

let staging: Site;
let site: Site;
beforeAll(async () => {
  const variables: Record<string, string> = {};
  staging = await startSite(variables);
  site = await startSite({ STAGING_ORIGIN: staging.origin });
  await staging.kill();
  variables.LIVE_ORIGIN = site.origin;
  await staging.start();
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

it('its sign-in by code is a conversation with them', async () => {
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
  const seen = (await staging.mails(email)).length;
  expect((await inSession(session, 'otp', { email })).status).toBe(200);
  const code = await staging.nextCode(email, seen);
  const answer = await inSession(session, 'login', { method: 'otp', email, otp: code });
  expect((await tokensAt(session, await codeOf(answer))).accountId).toBe(created.accountId);
});

it('a purchase is paid there, and leads back to the site that the visit is on and to no other (specification §7)', async () => {
  const created = await signUpAt(under(site.origin), site.origin);
  const buy = (at: string, returnUrl: string, headers: Record<string, string> = {}) =>
    asAccount(`${at}/api/checkout/session`, created.accessToken, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ productId: 'plus-yearly-us', purchasePlatform: 'web', returnUrl }),
    });
  const refused = async (answer: Response) => [answer.status, (await answer.json()).error];
  const welcome = '/pro/welcome?billing_period=yearly&environment=staging';
  for (const answer of [
    await buy(under(site.origin), `${staging.origin}${welcome}`),
    await buy(under(site.origin), `https://evil.example${welcome}`),
    await buy(staging.origin, `https://evil.example${welcome}`, { 'x-site-origin': 'https://evil.example' }),
    await buy(staging.origin, `${site.origin}${welcome}`),
  ])
    expect(await refused(answer)).toEqual([400, 'invalid_return_url']);
  const answer = await buy(under(site.origin), `${site.origin}${welcome}`);
  const { checkoutUrl } = await answer.json();
  expect([answer.status, new URL(checkoutUrl).origin]).toEqual([200, staging.origin]);
  const page = async (address: string) => (await fetch(address)).text();
  expect(await page(checkoutUrl)).toContain(
    `href="${site.origin}/pro?canceled=true&amp;billing_period=yearly&amp;environment=staging"`,
  );
  const portal = async (at: string) =>
    (await (await asAccount(`${at}/api/checkout/portal`, created.accessToken)).json()).customerPortalUrl;
  for (const [at, account] of [
    [under(site.origin), site.origin],
    [staging.origin, staging.origin],
  ] as const)
    expect(await page(await portal(at))).toContain(`href="${account}/subscriptions/manage?changed=1"`);
});

it('where this process plays the staging services, ttl counts on the way to them and nowhere else (specification §9)', async () => {
  const lives = async (origin: string) => {
    const opened = await openAt(origin, staging.origin);
    const code = await codeOf(await inSession(opened, 'account/create'));
    const answer = await redeemAt(opened, code, { ttl: '7200' });
    return (await answer.json()).expires_in;
  };
  expect(await lives(under(staging.origin))).toBe(7200);
  expect(await lives(staging.origin)).toBe(14_400);
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

describe('114. B1, L15: a staging host that somebody else has taken over', () => {
  const product = '/api/products';
  let say: (request: IncomingMessage, response: ServerResponse) => void;
  const asked: string[] = [];
  const front = openForAllTests(async () => {
    const host = await listen((request, response) => {
      asked.push(request.url ?? '');
      say(request, response);
    });
    const opened = await startSite({ STAGING_ORIGIN: host.origin, TRUSTED_PROXY_HOPS: '1' });
    return {
      origin: opened.origin,
      async close() {
        await opened.close();
        await host.close();
      },
    };
  });
  const says = (headers: Record<string, string | string[]>, body: string, status = 200) => {
    say = (_, response) => void response.writeHead(status, headers).end(body);
  };

  it('114. L15: puts no page, script or redirect on our origin, and no cookie where ours are read', async () => {
    const get = () => fetch(`${front.origin}/staging${product}`, { redirect: 'manual' });
    for (const type of [
      'text/html',
      'image/svg+xml',
      'text/javascript',
      'application/xhtml+xml',
      'text/plain',
    ]) {
      says({ 'content-type': type }, '<script>alert(1)</script>');
      const answer = await get();
      expect([type, answer.status, (await answer.json()).error]).toEqual([type, 503, 'service_unavailable']);
    }
    says({ 'content-type': 'application/json' }, 'x'.repeat(300 * 1024));
    expect((await get()).status).toBe(503);

    const cookies = ['a=1; Path=/; Path=/api/auth/v2/', 'b=2; Domain=localhost', 'c=3; path=api', 'd=4'];
    says({ 'content-type': 'application/json; x=y', 'set-cookie': cookies }, '{"a":"<script>"}');
    const plain = await get();
    expect(await plain.json()).toEqual({ a: '<script>' });
    expect(plain.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(plain.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(plain.headers.getSetCookie()).toEqual([
      'a=1; Path=/staging/api/auth/v2/',
      'b=2; Path=/staging/',
      'c=3; Path=/staging/',
      'd=4; Path=/staging/',
    ]);
    says({ location: 'https://evil.example/' }, '', 302);
    expect((await get()).headers.get('location')).toBeNull();
  });

  it('114. B1: hears of nothing but the services, under the paths they have', async () => {
    asked.length = 0;
    says({ 'content-type': 'application/json' }, '{}');
    const targets = [
      '/staging/../aaaaaaa7/api/auth/x',
      '/staging/%2e%2e/aaaaaaa7/api/auth/x',
      '/staging//api/auth/x',
    ];
    for (const target of [...targets, '/staging/api/../metrics', '/staging/api/auth/%2e%2e/%2e%2e/metrics']) {
      expect([target, (await rawGet(front.origin, target)).status]).toEqual([target, 404]);
    }
    expect(asked).toEqual([]);
    expect((await rawGet(front.origin, '/staging/api/products/a%20b/features?q=%2F..')).status).toBe(200);
    expect(asked).toEqual(['/api/products/a%20b/features?q=%2F..']);
  });

  it('114. L15: cannot be asked without end, though it takes every call for one of our own machine', async () => {
    says({ 'content-type': 'application/json' }, '{}');
    const statuses = new Map<number, number>();
    for (let index = 0; index < 310; index += 1) {
      const { status } = await fetch(`${front.origin}/staging${product}`, {
        headers: { 'x-forwarded-for': '203.0.113.7' },
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, 300],
      [429, 10],
    ]);
  });
});

it('services that are away are said to be', async () => {
  await staging.kill();
  const answer = await asAccount(under(site.origin) + account, 'any');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  await staging.start();
});
