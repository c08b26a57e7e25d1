import { isErrorCode } from '@/lib/contract/errors';
import { ErrorBody } from '@/lib/contract/wire';
import { operations } from '@/server/openApi/openApiDocument';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { startSite } from '@/tests/fixtures/site/site';
import { openAt, signUpAt } from '@/tests/fixtures/site/siteClient';
import { type Asked, ask } from './ask';

const legacyCreate = '/api/auth/account/create';
/** These take no parameter, so there is no body to judge. */
const bodiless = [
  legacyCreate,
  ...['/api/subscription/cancel', '/api/subscription/resume', '/api/subscription/refund'],
];
/** Reads the body only once Google's signature, which is in a header, has been verified. */
const signedInHeader = '/api/webhooks/google';
const judging = operations
  .filter(({ method, path }) => method === 'POST' && path.startsWith('/api/'))
  .map(({ path }) => path)
  .filter((path) => ![...bodiless, signedInHeader].includes(path));
const tooLarge = JSON.stringify({ filler: 'x'.repeat(64 * 1024) });

const site = openForAllTests(() => startSite());
let bearer: string;
/** A token of the first generation. */
let legacyBearer: string;
beforeAll(async () => {
  bearer = (await signUpAt(site.origin)).accessToken;
  const created = await ask(`${site.origin}${legacyCreate}`, { method: 'POST' });
  legacyBearer = JSON.parse(created.text).auth_token;
});

/** As a page of ours would send it, signed in, so that neither origin nor bearer is what gets refused. */
function post(address: string, body: string): Promise<Asked> {
  const token = /^\/api\/auth\/(?!v2\/)/.test(address) ? legacyBearer : bearer;
  return ask(`${site.origin}${address}`, {
    method: 'POST',
    headers: { origin: site.origin, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  });
}

/** Status and code, once the body has the shape of the catalog and says nothing about our insides. */
function refusal({ status, headers, text }: Asked): [number, string] {
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-powered-by']).toBeUndefined();
  expect(text).not.toMatch(/\bat .*:\d+:\d+|node_modules|SyntaxError|\.ts\b/);
  const body = ErrorBody.parse(JSON.parse(text));
  expect(isErrorCode(body.error)).toBe(true);
  return [status, body.error];
}

it.each(judging)('93. %s refuses a body beyond 64 KiB, and malformed JSON', async (address) => {
  expect(refusal(await post(address, tooLarge))).toEqual([413, 'payload_too_large']);
  for (const body of ['{"email":', '[]', '"text"', 'null', '\u0000']) {
    const [status, code] = refusal(await post(address, body));
    expect([body, status]).toEqual([body, 400]);
    expect(code).toMatch(/^invalid_/);
  }
});

it('an unknown call gets the shape of the catalog', async () => {
  for (const path of ['/api/nothing', '/api', '/api/auth/v2/nothing', '/api/products/a/b/c']) {
    const answer = await ask(`${site.origin}${path}`);
    expect([path, ...refusal(answer)]).toEqual([path, 404, 'not_found']);
  }
});

describe('86. a page of another site', () => {
  const foreign = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' };

  it('86. cannot open, use or end a session by a form', async () => {
    const { cookie } = await openAt(site.origin);
    const calls = ['otp', 'login', 'account/create', 'exchange'].map((name) => `/api/auth/v2/${name}`);
    for (const address of calls) {
      const answer = await ask(`${site.origin}${address}`, {
        method: 'POST',
        headers: { ...foreign, cookie },
        body: 'email=victim%40example.org&method=otp&otp=123456',
      });
      expect([address, ...refusal(answer)]).toEqual([address, 403, 'cross_site_request']);
    }
    expect(await site.mails('victim@example.org')).toEqual([]);
  });

  it('86. a bearer call ignores cookies, and a cookie is no bearer', async () => {
    const { cookie } = await openAt(site.origin);
    const account = `${site.origin}/api/auth/v2/account`;
    const headers = { authorization: `Bearer ${bearer}`, cookie, origin: 'https://evil.example' };
    expect((await ask(account, { headers })).status).toBe(200);
    expect(refusal(await ask(account, { headers: { cookie, origin: site.origin } }))).toEqual([
      401,
      'invalid_token',
    ]);
  });
});

it('a message from Google is refused by its signature before its body is read', async () => {
  for (const body of [tooLarge, '{"message":']) {
    expect(refusal(await post(signedInHeader, body))).toEqual([400, 'invalid_signature']);
  }
});

const get = (path: string, headers: Record<string, string> = {}) => ask(`${site.origin}${path}`, { headers });

it('91. a header that once skipped checks of the framework skips none of ours', async () => {
  for (const value of ['middleware', 'src/middleware:src/middleware', 'pages/_middleware', '1']) {
    const headers = { 'x-middleware-subrequest': value };
    for (const path of ['/api/subscription', '/api/auth/v2/account', '/api/checkout/portal']) {
      const answer = await get(path, headers);
      expect([path, answer.status]).toEqual([path, 401]);
    }
  }
});

it('91. an address dressed up as a file is no page, and no cache is told to keep it', async () => {
  const dressed = ['.css', '.js', '.png', '/x.css', '%2ecss', ';.css', '/..%2fstyle.css'];
  for (const page of ['/subscriptions/manage', '/pro/welcome', '/api/subscription', '/api/auth/v2/account']) {
    for (const suffix of dressed) {
      const { status, headers } = await get(`${page}${suffix}`, { authorization: `Bearer ${bearer}` });
      expect([page + suffix, status >= 400 && status < 500]).toEqual([page + suffix, true]);
      expect(String(headers['cache-control'] ?? '')).not.toMatch(/immutable|max-age=[1-9]/);
    }
  }
});

it('88. what an address says about subscription and environment moves no price and no right', async () => {
  const said = '?subscribed_override=true&environment=staging&usePaidDuckAi=true&trial=true&state=subscribed';
  const plain = await get('/api/products');
  expect((await get(`/api/products${said}`)).text).toBe(plain.text);
  const mine = await get(`/api/subscription${said}`, { authorization: `Bearer ${bearer}` });
  expect(mine.status).toBe(404);
  const checkout = async (returnQuery: string, query = '') => {
    const answer = await ask(`${site.origin}/api/checkout/session${query}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        origin: site.origin,
      },
      body: JSON.stringify({
        productId: 'plus-yearly-us',
        purchasePlatform: 'web',
        returnUrl: `${site.origin}/pro/welcome?success=true&billing_period=yearly${returnQuery}`,
      }),
    });
    const page = await ask(JSON.parse(answer.text).checkoutUrl);
    return page.text.match(/<section class="order"[\s\S]*?<\/section>/)?.[0];
  };
  const usual = await checkout('');
  expect(usual).toContain('$99.99');
  expect(await checkout('&environment=staging&subscribed_override=true', said)).toBe(usual);
});
