import type { PageEventName } from '@/lib/content/events/events';
import { readPath } from '@/lib/content/site/languages/languages';
import { type Route, routes } from '@/lib/content/site/routes';
import { chosenPages } from '../fixtures/chosenPages';
import { expect, test } from '../fixtures/crawl';
import { expectStill } from '../fixtures/layoutShift';
import {
  expectAccessible,
  expectAnswersShown,
  expectOutline,
  expectPrintable,
  expectReadable,
  expectRoomForLargeText,
} from '../fixtures/pageChecks';

const records: readonly Route[] = Object.values(routes);
/** Opened with no sign-in under way, these show its first step, which then counts as what is seen. */
const shownInstead: Partial<Record<string, PageEventName>> = {
  '/subscriptions/confirm': 'activate',
  '/subscriptions/activation-flow/this-device/activate-by-email/otp': 'activate',
};

const chosen = chosenPages();

/** What the markup of every page says is asked by `tests/service/site/pages.test.ts`, in both tiers. */
for (const route of records) {
  const { path, event, status = 200 } = route;
  test(`${path} keeps its contract, is still, accessible and printable, and has room for large text`, {
    tag: chosen.has(path) ? [] : '@all',
  }, async ({ reading: { page, problems, events }, plainPage, site }) => {
    const answer = await page.goto(`${site.origin}${path}`);
    expect(answer?.status()).toBe(status);
    await expectStill(page);
    await expectAnswersShown(page);
    const views = [event, shownInstead[path] ?? []].flat().map((name) => `page_${name}_impression`);
    await expect.poll(() => events.filter((name) => /^page_\w+_impression$/.test(name))).toEqual(views);
    await expectOutline(page);
    await expectPrintable(page);
    await expectAccessible(page);
    await expectRoomForLargeText(page);
    expect(problems).toEqual([]);
    await expectReadable(plainPage, route);
  });
}

type Fetched = { status: number; html: string };

test('every link within the site leads to a page and a place on it, with no detour', async ({ site }) => {
  const pages = new Map<string, Fetched>();
  const links: { from: string; path: string; fragment: string }[] = [];
  const waiting = records.map(({ path }) => path);
  for (const path of waiting) {
    if (pages.has(path)) continue;
    const fetched = await fetchPage(site.origin + path);
    pages.set(path, fetched);
    for (const address of linksOf(fetched.html, site.origin + path)) {
      if (address.origin !== site.origin) continue;
      links.push({ from: path, path: address.pathname, fragment: address.hash.slice(1) });
      waiting.push(address.pathname);
    }
  }
  const statusOf = (path: string) =>
    records.find((route) => route.path === readPath(path).path)?.status ?? 200;
  const broken = links.filter(({ path }) => pages.get(path)?.status !== statusOf(path));
  expect.soft(named(broken), 'links to a page that does not answer').toEqual([]);
  const lost = links.filter(
    ({ path, fragment }) => fragment && !pages.get(path)?.html.includes(`id="${fragment}"`),
  );
  expect.soft(named(lost), 'links to a place that a page does not have').toEqual([]);
});

async function fetchPage(address: string): Promise<Fetched> {
  const answer = await fetch(address, { redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
}

/** Where the links of a page lead. Mail addresses and other schemes are left out. */
function linksOf(html: string, base: string): URL[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const address = new URL(href.replaceAll('&amp;', '&'), base);
    return /^https?:$/.test(address.protocol) ? [address] : [];
  });
}

function named(links: readonly { from: string; path: string; fragment: string }[]): string[] {
  return [
    ...new Set(links.map(({ from, path, fragment }) => `${from} → ${path}${fragment ? `#${fragment}` : ''}`)),
  ];
}
