import { type Site, startSite } from '../../fixtures/site/site';
import { signUpAt } from '../../fixtures/site/siteClient';
import { ask } from './ask';

let site: Site;
let bearer: string;
beforeAll(async () => {
  site = await startSite();
  bearer = (await signUpAt(site.origin)).accessToken;
});
afterAll(() => site?.close());

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
