import { brotliDecompressSync, constants } from 'node:zlib';
import { fixedLanguageOf, languages, pathIn } from '@/lib/content/site/languages/languages';
import { type Route, routes } from '@/lib/content/site/routes';
import { type Site, startSite } from '../../fixtures/site/site';
import { type Asked, ask } from './ask';

/** What a server sends before it waits for the first sign that something arrived: ten packets (RFC 6928). */
const firstFlight = 14 * 1024;

const paths = Object.values<Route>(routes).map(({ path }) => path);
const pages = languages.flatMap((language) =>
  paths
    .filter((path) => language === 'en' || fixedLanguageOf(path) === null)
    .map((path) => ({ address: pathIn(language, path) })),
);

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const get = (path: string, headers: Record<string, string> = {}) => ask(`${site.origin}${path}`, { headers });

/** What a browser has of a page once these many of its bytes have arrived. */
function beginningOf({ bytes }: Asked, arrived: number): string {
  const early = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  return brotliDecompressSync(bytes.subarray(0, arrived), early).toString('utf8');
}

/** What a phone would wait for before it paints; Chromium waits a while for fonts that are preloaded. */
function waitedFor(html: string): string[] {
  const end = html.indexOf('</main>');
  const scripts = html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? [];
  return [
    ...(html.slice(0, end).match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? []),
    ...scripts.filter((tag) => !/\b(?:defer|async|noModule|nomodule)\b|type="module"/.test(tag)),
    ...(html.match(/@import\b/g) ?? []),
    ...(html.match(/<link\b[^>]*rel="preload"[^>]*as="font"[^>]*>/g) ?? []).filter(
      (tag) => !tag.includes('media="(min-width: 42rem)"'),
    ),
    ...(html.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? []).filter(
      (face) => !/font-display:(?:swap|optional)/.test(face),
    ),
  ];
}

it.each(pages)('$address waits for nothing before it paints', async ({ address }) => {
  const { text } = await get(address);
  expect(waitedFor(text)).toEqual([]);
  expect(text.slice(text.indexOf('</main>'))).toMatch(/<link rel="stylesheet" href="\/_next\/static\/css\//);
});

it.each(pages)('$address comes with its first view in one flight', async ({ address }) => {
  const page = await get(address, { 'accept-encoding': 'br' });
  const early = beginningOf(page, firstFlight);
  const title = early.indexOf('</h1>');
  expect(early.indexOf('</style></head>')).toBeGreaterThan(0);
  expect(title).toBeGreaterThan(early.indexOf('<main'));
  // The title, and what is below it on a phone: the lead, the main button, the first field.
  const whole = await get(address);
  const below = Math.min(whole.text.indexOf('</main>'), whole.text.indexOf('</h1>') + 2048);
  expect(early.length).toBeGreaterThanOrEqual(below);
});
