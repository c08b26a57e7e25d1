import { brand } from '@/lib/content/brand';
import { goneUrls } from '@/lib/content/site/goneUrls';
import { redirects } from '@/lib/content/site/redirects';
import { type Route, routes } from '@/lib/content/site/routes';
import { type Site, startSite } from '../../fixtures/site/site';
import { ask } from './ask';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const get = (path: string) => ask(`${site.origin}${path}`);
const records: Route[] = Object.values(routes);

it.each(Object.entries(redirects))('%s leads to %s for good, with its query', async (from, to) => {
  const [page = '', fragment] = to.split('#');
  const { status, headers, bytes } = await get(`${from}?origin=funnel_home_website&q=a%26b`);
  const expected = `${page}?origin=funnel_home_website&q=a%26b${fragment ? `#${fragment}` : ''}`;
  expect([status, headers.location, bytes.length]).toEqual([308, expected, 0]);
  // A query may hold a token, and the answer repeats it.
  expect(headers['cache-control']).toBe('no-store');
  const plain = await get(`${from}/`);
  expect([plain.headers.location, plain.headers['cache-control']]).toEqual([to, 'public, max-age=86400']);
  expect((await get(page)).status).toBe(200);
});

it('a search asked of the home page is handed to the search engine with its settings and nothing else', async () => {
  const { status, headers } = await get('/?q=wild%20ducks%26%3Cb%3E&t=h_&kl=de-de&origin=funnel_x&q2=a');
  const address = `${brand.searchUrl}?q=wild+ducks%26%3Cb%3E&t=h_&kl=de-de`;
  expect([status, headers.location]).toEqual([307, address]);
  for (const path of ['/?q=', '/?q=%20', '/?t=h_', '/about?q=ducks'])
    expect((await get(path)).status).toBe(200);
});

it('the settings that a visitor saved go with such a search, unless the address names others', async () => {
  const headers = { cookie: 'l=de-de; p=-2; ae=%3Cb%3E; session=secret' };
  const found = await ask(`${site.origin}/de?q=enten&kl=fr-fr`, { headers });
  expect(found.headers.location).toBe(`${brand.searchUrl}?q=enten&kl=fr-fr&kp=-2`);
});

it('a misspelled path in a language leads to the page there, with its query', async () => {
  const { status, headers } = await get('/de_DE/Pro).?origin=funnel_x');
  expect([status, headers.location]).toEqual([308, '/de/pro?origin=funnel_x']);
});

it('nothing is led to an address that answers with nothing, or to another site', async () => {
  for (const path of [
    '/de_DE/nothing',
    '/de_DE//evil.example',
    '/xx_YYpro',
    '//evil.example/',
    '/nothing/',
    '/API/Products',
  ]) {
    const { status, headers } = await get(path);
    expect([path, status, headers.location]).toEqual([path, 404, undefined]);
  }
});

it.each([...goneUrls])('%s is told to be gone', async (path) => {
  for (const address of [path, `${path}/`, `${path}?x=1`]) {
    const { status, text, headers } = await get(address);
    expect([address, status, headers['cache-control']]).toEqual([address, 410, 'no-store']);
    expect(text).toContain(routes['/410'].title);
    expect(text).toContain('noindex');
  }
});

it.each(records.filter(({ status }) => status))(
  '$path keeps status $status and is in no index',
  async (route) => {
    const { status, text, headers } = await get(route.path);
    expect([status, headers['cache-control']]).toEqual([route.status, 'no-store']);
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(text).toMatch(/<main[^>]*>[\s\S]*<a [^>]*href="\/"/);
  },
);
