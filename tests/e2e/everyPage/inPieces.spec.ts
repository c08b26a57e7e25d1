import { type Route, routes } from '@/lib/content/site/routes';
import { test } from '../fixtures/crawl';
import { inPieces } from '../fixtures/inPieces';
import { expectStillSoFar, nextFrames, watchShifts } from '../fixtures/layoutShift';

const records: readonly Route[] = Object.values(routes);
/** Each part has a browser of its own. */
const parts = 3;

for (let part = 0; part < parts; part++) {
  test(`nothing on a large window moves while a page arrives in pieces: part ${part + 1} of ${parts}`, {
    tag: '@all',
  }, async ({ browser, site }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await watchShifts(context);
    for (const { path } of records.filter((_, index) => index % parts === part)) {
      // A new tab paints what it has, while a page that follows another of the same site waits for more of it.
      const page = await context.newPage();
      // What scripts change is theirs to change.
      await page.route(/\.js$/, (route) => route.abort());
      const slow = await inPieces(site.origin, async () => {
        await page.waitForURL(/^http/, { waitUntil: 'commit' });
        await nextFrames(page);
      });
      await page.goto(slow.origin + path);
      await expectStillSoFar(page);
      await slow.close();
      await page.close();
    }
    await context.close();
  });
}
