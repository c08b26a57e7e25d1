import { type Route, routes } from '@/lib/content/site/routes';
import { claimsOf, codeOf } from '../../fixtures/service/authClient';
import { inSession, openAt, tokensAt } from '../../fixtures/site/siteClient';
import { ask } from './ask';
import { type Launch, launch } from './launch';
import { launchLive } from './launchLive';

const origin = 'https://example.test';
const records: Route[] = Object.values(routes);
const year = 31_536_000;

describe('a sandbox behind an https address', () => {
  let site: Launch;
  beforeAll(async () => {
    site = await launch({ PUBLIC_ORIGIN: origin });
  });
  afterAll(() => site?.stop());

  it('83. tells browsers to come back over https alone', async () => {
    const paths = [
      ...records.map(({ path }) => path),
      '/nothing',
      '/favicon.svg',
      '/country.json',
      '/api/products',
    ];
    for (const path of paths) {
      const sent = String((await ask(`${site.origin}${path}`)).headers['strict-transport-security']);
      expect([path, sent]).toEqual([path, expect.stringMatching(/^max-age=\d+; includeSubDomains/)]);
      expect(Number(/\d+/.exec(sent)?.[0])).toBeGreaterThanOrEqual(year);
    }
  });

  it('answers a wish for another protocol like any request, and holds no connection open for it', async () => {
    await ask(`${site.origin}/api/products`);
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    expect((await ask(`${site.origin}/health`, { headers })).status).toBe(200);
  });

  it('names itself by its public address', async () => {
    const { text } = await ask(`${site.origin}/pro`);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]).toBe(`${origin}/pro`);
    expect(/property="og:image" content="([^"]*)"/.exec(text)?.[1]).toMatch(`${origin}/static-assets/cards/`);
    expect(await issuerOf(site)).toBe(origin);
  });
});

describe('a live site', () => {
  let site: Launch;
  beforeAll(async () => {
    site = await launchLive();
  });
  afterAll(() => site?.stop());

  it('starts on PostgreSQL and answers', async () => {
    expect(site.exitCode).toBeNull();
    expect((await ask(`${site.origin}/pro`)).status).toBe(200);
    expect((await ask(`${site.origin}/api/auth/v2/.well-known/jwks.json`)).status).toBe(200);
  });

  it('has none of the sandbox', async () => {
    const paths = [
      '',
      '/mail',
      '/mail.json?to=a@example.org',
      '/config.json',
      '/clock',
      '/style.css',
      '/states',
      '/states/itr.js',
    ];
    const hosted = ['/stripe/v1/customers', '/stripe/checkout/cs_test_1', '/stripe/portal/bps_1'];
    for (const path of [...paths, ...hosted]) {
      expect([path, (await ask(`${site.origin}/sandbox${path}`)).status]).toEqual([path, 404]);
    }
    for (const path of ['/clock', '/webhooks', '/outage']) {
      const answer = await ask(`${site.origin}/sandbox${path}`, { method: 'POST', body: '{}' });
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });

  it('opens no page in a forced state', async () => {
    const { status, text } = await ask(`${site.origin}/identity-theft-restoration?state=itr`);
    expect([status, text.includes('/sandbox/')]).toEqual([200, false]);
  });

  it('believes no visitor about the country', async () => {
    const { text } = await ask(`${site.origin}/country.json`, { headers: { 'x-country': 'DE' } });
    expect(JSON.parse(text)).toEqual({ country: 'US' });
  });
});

/** The issuer that the site's own tokens would carry is told by no call, so it is read from a token. */
async function issuerOf(site: Launch): Promise<unknown> {
  const session = await openAt(site.origin, origin);
  const { accessToken } = await tokensAt(session, await codeOf(await inSession(session, 'account/create')));
  return claimsOf(accessToken).iss;
}
