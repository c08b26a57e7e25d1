import { fixedLanguageOf, pathIn } from '@/lib/content/site/languages/languages';
import { type Route, routes } from '@/lib/content/site/routes';
import { expect, test } from '../fixtures/crawl';
import { firstViewOf, holdAnimations, holdBack, openPainted } from '../fixtures/firstView';

const records: readonly Route[] = Object.values(routes);
const styleFiles = /\.css$/;
const scriptFiles = /\.js$/;
/** Each part has a browser of its own. */
const parts = 4;
const views = [
  { name: 'a phone', viewport: { width: 360, height: 740 }, colorScheme: 'light', language: 'en' },
  { name: 'a large window', viewport: { width: 1440, height: 900 }, colorScheme: 'dark', language: 'de' },
] as const;

for (const { name, viewport, colorScheme, language } of views) {
  for (let part = 0; part < parts; part++) {
    test(`on ${name}, what is seen first stays as it is when every style is there: part ${part + 1} of ${parts}`, async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({
        baseURL: site.origin,
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
      });
      const ofPart = records.filter(
        ({ path }, index) => index % parts === part && fixedLanguageOf(path) === null,
      );
      for (const { path } of ofPart) {
        const page = await context.newPage();
        const sendStyles = await holdBack(page, styleFiles);
        // What scripts change is theirs to change.
        await page.route(scriptFiles, (route) => route.abort());
        await openPainted(page, pathIn(language, path));
        const first = await firstViewOf(page);
        expect(first.length, path).toBeGreaterThan(10);
        sendStyles();
        await page.waitForLoadState('load');
        expect(await firstViewOf(page), path).toEqual(first);
        await page.close();
      }
      await context.close();
    });
  }
}

test('an address of a part leads there, although the styles of what is below come later', async ({
  browser,
  site,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled });
    for (const address of ['/privacy#changes', '/help#cancel', '/pro#questions-title']) {
      const page = await context.newPage();
      const sendStyles = await holdBack(page, styleFiles);
      await holdAnimations(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      const target = page.locator(address.slice(address.indexOf('#')));
      await expect(target).toBeHidden();
      sendStyles();
      await expect(target).toBeInViewport();
      await page.close();
    }
    await context.close();
  }
});

test('what is below appears after eight seconds even if its styles never arrive', async ({ visit }) => {
  const { page } = visit;
  await page.route(styleFiles, (route) => route.abort());
  await holdAnimations(page);
  await page.goto('/about');
  const footer = page.getByRole('contentinfo', { includeHidden: true });
  const turnTo = (time: number) =>
    page.evaluate((currentTime) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = currentTime;
      }
    }, time);
  await turnTo(7900);
  await expect(footer).toBeHidden();
  await turnTo(8000);
  await expect(footer).toBeVisible();
});
