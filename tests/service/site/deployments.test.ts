import { randomBytes } from 'node:crypto';
import { TokenResponse } from '@/lib/contract/auth';
import { limits } from '@/server/attempts/limitTable';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { claimsOf, codeOf } from '../../fixtures/service/authClient';
import { inSession, openAt, redeemAt } from '../../fixtures/site/siteClient';
import { until } from '../../fixtures/until';
import { ask } from './ask';
import { type Launch, launch } from './launch';
import { launchLive } from './launchLive';

const origin = 'https://example.test';
const hour = 3600;
const everywhere = [
  '/',
  '/pro',
  '/nothing',
  '/favicon.svg',
  '/country.json',
  '/api/products',
  '/api/nothing',
];

const robotTags = async ({ origin: at }: Launch) =>
  Object.fromEntries(
    await Promise.all(
      everywhere.map(async (path) => [path, (await ask(at + path)).headers['x-robots-tag'] ?? null]),
    ),
  );
const onEvery = (value: string | null) => Object.fromEntries(everywhere.map((path) => [path, value]));

/** What an access token says that was asked for with `ttl`. */
async function claimsAt(site: Launch, services: string) {
  const session = await openAt(`${site.origin}${services}`, origin);
  const code = await codeOf(await inSession(session, 'account/create'));
  const { access_token } = TokenResponse.parse(await (await redeemAt(session, code, { ttl: '600' })).json());
  return claimsOf(access_token);
}

/** Seconds that such a token lives. */
async function lifeOf(site: Launch, services: string): Promise<number> {
  const { exp, iat } = await claimsAt(site, services);
  return Number(exp) - Number(iat);
}

describe.each([
  ['a staging deployment', { SITE_STAGING: '1', STRIPE_SECRET_KEY: ['sk', 'test', 'nowhere'].join('_') }],
  ['a live site', {}],
] as const)('%s', (_, variables) => {
  const staging = 'SITE_STAGING' in variables;
  const site = openForAllTests(() => launchLive(variables));

  it('151. M6: starts, and says what it is where people and balancers look', async () => {
    expect(site.exitCode).toBeNull();
    await until('the word of the start', async () => (site.stdout().includes(origin) ? true : null));
    expect(site.stdout().includes('staging deployment')).toBe(staging);
    const { text } = await ask(`${site.origin}/ready`);
    expect(JSON.parse(text)).toMatchObject({ deployment: staging ? 'staging' : 'live' });
  });

  it('151. search engines are told to stay away from staging, in every answer, and from staging alone', async () => {
    expect(await robotTags(site)).toEqual(onEvery(staging ? 'noindex, nofollow' : null));
    const rules = (await ask(`${site.origin}/robots.txt`)).text.split('\n');
    expect(rules.includes('Disallow: /')).toBe(staging);
    expect(rules.some((rule) => rule.startsWith('Sitemap:'))).toBe(!staging);
  });

  it('151. a client may ask staging for a shorter life of its tokens', async () => {
    expect(await lifeOf(site, '')).toBe(staging ? 600 : 4 * hour);
  });

  it('151. what pages send to /staging is answered by staging itself, and nowhere else', async () => {
    if (staging) expect(await lifeOf(site, '/staging')).toBe(600);
    else expect((await ask(`${site.origin}/staging/api/products`)).status).toBe(404);
  });

  it('83. tells browsers to come back over https alone, and names itself by its public address', async () => {
    for (const path of everywhere) {
      const sent = (await ask(`${site.origin}${path}`)).headers['strict-transport-security'];
      expect([path, sent]).toEqual([path, 'max-age=31536000; includeSubDomains']);
    }
    const { text } = await ask(`${site.origin}/pro`);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]).toBe(`${origin}/pro`);
    expect(/property="og:image" content="([^"]*)"/.exec(text)?.[1]).toMatch(`${origin}/static-assets/cards/`);
    expect((await claimsAt(site, '')).iss).toBe(origin);
  });

  it('answers a wish for another protocol like any request, and holds no connection open for it', async () => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    expect((await ask(`${site.origin}/health`, { headers })).status).toBe(200);
  });

  it('151. 153. has nothing of the sandbox, and no visitor chooses state or country', async () => {
    const pages = ['', '/mail', '/mail.json?to=a@example.org', '/config.json', '/clock', '/states/itr.js'];
    for (const path of [...pages, '/stripe/v1/customers', '/stripe/checkout/cs_test_1'])
      expect([path, (await ask(`${site.origin}/sandbox${path}`)).status]).toEqual([path, 404]);
    for (const path of ['/clock', '/webhooks', '/outage']) {
      const answer = await ask(`${site.origin}/sandbox${path}`, { method: 'POST', body: '{}' });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    const forced = await ask(`${site.origin}/identity-theft-restoration?state=itr`);
    expect([forced.status, forced.text.includes('/sandbox/')]).toEqual([200, false]);
    const { text } = await ask(`${site.origin}/country.json`, { headers: { 'x-country': 'DE' } });
    expect(JSON.parse(text)).toEqual({ country: 'US' });
  });
});

describe('an open sandbox', () => {
  const site = openForAllTests(() =>
    launch({ SANDBOX_PUBLIC: '1', SITE_SECRET: randomBytes(48).toString('base64') }),
  );

  /** Asks for more codes than one client gets, each at another address; resolves to whether one was refused. */
  async function isLimited(services: string, headers: Record<string, string>): Promise<boolean> {
    const session = await openAt(`${site.origin}${services}`, publicOrigin());
    const most = limits['codes-by-client'].maximum;
    let refused = false;
    for (let round = 0; round <= most && !refused; round += 1) {
      const email = `somebody-${randomBytes(6).toString('hex')}@example.org`;
      refused = (await inSession(session, 'otp', { email }, headers)).status === 429;
    }
    return refused;
  }
  const publicOrigin = () => site.origin.replace('127.0.0.1', 'localhost');

  it('152. M6: says what is open, to whom, and keeps search engines out', async () => {
    await until('the word of the start', async () =>
      site.stdout().includes('SANDBOX_PUBLIC=1') ? true : null,
    );
    expect(site.stdout()).toMatch(/Anyone who can reach it can read every email/);
    expect(await robotTags(site)).toEqual(onEvery('noindex, nofollow'));
    expect((await ask(`${site.origin}/sandbox/mail.json?to=a@example.org`)).status).toBe(200);
  });

  it('152. L15: who comes through a proxy, or the calls of staging, is not taken for this machine', async () => {
    expect(await isLimited('', {})).toBe(false);
    expect(await isLimited('/staging', {})).toBe(false);
    const stranger = { 'x-forwarded-for': '203.0.113.9' };
    expect(await isLimited('/staging', stranger)).toBe(true);
    expect(await isLimited('', stranger)).toBe(true);
    expect(await isLimited('', { ...stranger, 'x-passed-on-signature': 'A'.repeat(43) })).toBe(true);
  });

  it('152. a sign-in by a drawn app counts toward the visitor who made it', async () => {
    const signIn = async (headers: Record<string, string>) =>
      (
        await ask(`${site.origin}/sandbox/apps/sign-in`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ device: 'iphone', signed: null }),
        })
      ).status;
    const stranger = { 'x-forwarded-for': '203.0.113.9' };
    const statuses: number[] = [];
    while (statuses.length <= limits['accounts-by-client'].maximum && statuses.at(-1) !== 403)
      statuses.push(await signIn(stranger));
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 403]);
    expect(await signIn({})).toBe(200);
  });
});
