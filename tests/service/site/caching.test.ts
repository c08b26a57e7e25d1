import { type Route, routes } from '@/lib/content/site/routes';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { authorizeParameters, makeVerifier } from '../../fixtures/service/authClient';
import { withKey } from '../../fixtures/site/sandboxKey';
import { startSite } from '../../fixtures/site/site';
import { type Asked, type Asking, ask } from './ask';
import { directive } from './markup';

const site = openForAllTests(() => startSite({ OPS_TOKEN: 'an operator reads this page 0123456789' }));

const call = (path: string, asking: Asking = {}) => ask(`${site.origin}${path}`, asking);
const asPerson = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const lifetime = ({ headers }: Asked) => String(headers['cache-control']);
const records: Route[] = Object.values(routes);

describe('148. L12: a page behind a token', () => {
  const pages = records.filter(({ personal }) => personal === 'token').map(({ path }) => path);

  it('is each page that a mail links to with one', () => {
    expect(pages).toEqual(
      expect.arrayContaining([
        '/help/confirm',
        '/newsletter/confirm',
        '/newsletter/unsubscribe',
        '/pro/notify',
        '/subscriptions/undo-email',
      ]),
    );
  });

  it.each(pages)('%s is stored nowhere, indexed by nobody and told to no other page', async (path) => {
    for (const address of [path, `${path}?token=abc.def`, `${path}?hash=abc.def`]) {
      const answer = await call(address);
      expect([address, answer.status, lifetime(answer)]).toEqual([address, 200, 'no-store']);
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
      expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(answer.text).toContain('<meta name="robots" content="noindex"');
    }
  });
});

describe('148. L13: the settings', () => {
  const kept = { cookie: 'l=de-de' };

  it('are for no shared cache, with the cookies of a visitor and without', async () => {
    for (const headers of [{}, kept, { cookie: 'other=1' }]) {
      const answer = await call('/settings', { headers });
      expect(lifetime(answer)).toMatch(/^(private, no-cache|no-store)$/);
      expect(answer.headers.vary).toBe('Accept-Encoding, Cookie');
    }
    expect((await call('/settings', { headers: kept })).text).not.toBe((await call('/settings')).text);
  });
});

it.each([
  ['GET', '/nothing-here', 404],
  ['GET', '/api/nothing', 404],
  ['GET', '/sandbox/nothing', 403],
  ['GET', '/api/subscription', 401],
  ['GET', '/privacy-pro-eligible.json?', 200],
  ['GET', '/iu/?u=https%3A%2F%2Felsewhere.example%2Fa.png', 400],
  ['GET', '/ops', 401],
  ['POST', '/ops', 403],
  ['POST', '/about', 405],
  ['DELETE', '/settings', 405],
  ['POST', '/favicon.svg', 405],
  ['POST', '/api/products', 405],
])('148. %s %s answers %i, and a refusal is kept by nobody', async (method, path, status) => {
  for (const headers of [{}, asPerson]) {
    const answer = await call(path, { method, headers });
    expect(answer.status).toBe(status);
    expect(lifetime(answer)).toBe('no-store');
  }
});

it('148. what sets a cookie is kept by nobody, and what caches may keep sets none', async () => {
  const session = await ask(
    `${site.origin}/api/auth/v2/authorize?${authorizeParameters(makeVerifier(), null)}`,
    {
      method: 'POST',
      headers: { origin: site.origin },
    },
  );
  expect([session.status, session.headers['set-cookie']?.length]).toEqual([200, 1]);
  expect(lifetime(session)).toBe('no-store');

  const calls = ['/country.json', '/feature-config.json', '/jobs.js', '/bang.js', '/ac?q=tea', '/robots.txt'];
  const machines = ['/sitemap.xml', '/opensearch.xml', '/updates.xml', '/.well-known/gpc.json'];
  const api = ['products', 'openapi.json', 'docs', 'content/posts', 'auth/v2/.well-known/jwks.json'];
  const paths = [
    ...calls,
    ...machines,
    ...api.map((name) => `/api/${name}`),
    ...records.map(({ path }) => path),
  ];
  for (const path of paths) {
    const answer = await call(path);
    expect([path, lifetime(answer)]).toEqual([
      path,
      expect.stringMatching(/^(no-store$|private, |public, )/),
    ]);
    expect([path, answer.headers['set-cookie']]).toEqual([path, undefined]);
  }
});

it('149. L16: every page that the server writes has a policy under which no text becomes script', async () => {
  const addresses = [
    '/sandbox',
    '/sandbox/mail',
    '/sandbox/clock',
    '/sandbox/states',
    '/sandbox/nothing',
    '/api/docs',
    '/ops',
  ];
  for (const path of addresses) {
    const { headers } = await call(path, { headers: { ...asPerson, ...withKey(site.key) } });
    const policy = String(headers['content-security-policy']);
    expect([path, headers['content-type']]).toEqual([path, 'text/html; charset=utf-8']);
    expect([path, directive(policy, 'require-trusted-types-for')]).toEqual([path, ["'script'"]]);
    expect([path, directive(policy, 'trusted-types')]).toEqual([path, ["'none'"]]);
    expect([path, directive(policy, 'base-uri')]).toEqual([path, ["'none'"]]);
    expect(policy).not.toContain('unsafe');
  }
});
