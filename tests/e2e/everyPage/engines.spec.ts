import { type Route, routes } from '@/lib/content/site/routes';
import { expect, test } from '../fixtures/journey';

const records: readonly Route[] = Object.values(routes);
/** So few pages a test that it ends well within the limit of a journey while the machine does two other things. */
const share = 2;
const widths = [360, 1440];

declare global {
  interface Window {
    violations?: string[];
    openCalls?: number;
  }
}

for (let from = 0; from < records.length; from += share) {
  const some = records.slice(from, from + share);
  const paths = some.map(({ path }) => path);

  test(`${paths.join(' and ')} break no policy, log no error and fit the window`, async ({
    page,
    problems,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { violations: [], openCalls: 0 });
      const count = (more: number) => Object.assign(window, { openCalls: Number(window.openCalls) + more });
      const { fetch } = window;
      window.fetch = (...call) => {
        count(1);
        return fetch(...call).finally(() => count(-1));
      };
      window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
        window.violations?.push(`${effectiveDirective} blocked ${blockedURI} in ${sourceFile}`);
      });
    });
    const found: string[] = [];
    for (const { path, title, kind } of some) {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      // Playwright hears of the end of some requests in Firefox never, so the page itself says when its calls are over.
      await page.waitForFunction(
        (isFlow) => (!isFlow || 'started' in document.documentElement.dataset) && window.openCalls === 0,
        kind === 'flow',
      );
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (beyond > 0) found.push(`${path} is ${beyond} px wider than a window of ${width} px`);
      }
      const violations = await page.evaluate(() => window.violations ?? ['the watch was not there']);
      found.push(...violations.map((violation) => `${path}: ${violation}`));
      found.push(...problems.splice(0).map((problem) => `${path}: ${problem}`));
    }
    expect(found).toEqual([]);
  });
}
