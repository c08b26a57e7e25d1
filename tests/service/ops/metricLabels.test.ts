import { randomBytes } from 'node:crypto';
import { authCalls } from '@/server/main/calls/authCalls';
import { shopCalls } from '@/server/main/calls/shopCalls';
import { filesIn } from '../../contracts/sources';
import { type Site, startSite } from '../../fixtures/site/site';
import { rawGet } from '../site/input/rawRequest';

let site: Site;
const token = 'reads-the-figures-of-this-site';
beforeAll(async () => {
  site = await startSite({ METRICS_TOKEN: token });
});
afterAll(() => site?.close());

/** Every name that a call can be counted under, as the code writes them. */
const names = new Set([
  '/api/*',
  ...Object.keys({ ...authCalls, ...shopCalls }),
  ...filesIn('server/main')
    .filter(({ path }) => path.endsWith('siteRoutes.ts'))
    .flatMap(({ text }) => [...text.matchAll(/\['([^']+)', \{/g)].map(([, name]) => `/${name}`)),
]);

async function series(): Promise<{ labels: string[]; count: number }> {
  const lines = (
    await (await fetch(`${site.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
  ).split('\n');
  const calls = lines.filter((line) => line.startsWith('site_call_seconds_count'));
  const labels = calls.map((line) => /call="([^"]*)"/.exec(line)?.[1] ?? '');
  return { labels: [...new Set(labels)], count: calls.length };
}

/** Addresses that nobody asked for before. */
function hostile(): string[] {
  const word = randomBytes(6).toString('hex');
  return [
    `/api/products/${word}/features?id=1`,
    `/api/products/${word}/features?id=${word}`,
    `/api/products/[id]/features?id=${word}&id=2`,
    `/api/products?id=${word}&path=${word}`,
    `/api/${word}/${word}?path=${word}`,
    `/api/products/${word}/${word}`,
    `/api/auth/v2/${word}?otp=token`,
    `/${word}/api/products?id=${word}`,
    ...['t', 'staging', 'iu', 'ac', 'itr', 'health', 'ops', 'settings', 'country.json', 'newsletter'].flatMap(
      (name) => [
        `/${name}/${word}`,
        `/${name}/${word}/${word}?name=${word}`,
        `/${name}?${word}=${word}`,
        `/${name};${word}`,
      ],
    ),
    `/t/${word}?event=${word}&call=${word}`,
    `/t/page_home_impression?event=${word}`,
  ];
}

it('115. B2: whatever is asked for, calls are counted under the names of our own list', async () => {
  for (const target of hostile()) await rawGet(site.origin, target);
  // Reading the figures is a call too.
  await series();
  const before = await series();
  expect(before.labels.filter((label) => !names.has(label))).toEqual([]);
  expect(before.labels).toContain('/api/products/[id]/features');
  expect(before.labels).toContain('/api/*');
  for (let round = 0; round < 5; round += 1) {
    for (const target of hostile()) await rawGet(site.origin, target);
  }
  expect(await series()).toEqual(before);
});

it('115. B2: a query parameter of the same name takes nothing away from the path', async () => {
  const asked = async (query: string) =>
    (await fetch(`${site.origin}/api/products/teal-yearly/features${query}`)).text();
  const plain = await asked('');
  for (const query of ['?id=1', '?id=other&id=more', '?id=', '?ID=x']) expect(await asked(query)).toBe(plain);
});
