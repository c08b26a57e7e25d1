import { type Route, routes } from '@/lib/content/site/routes';
import { expect, test } from '../fixtures/journey';

const records: readonly Route[] = Object.values(routes);
/** Each part has a page of its own, which goes from address to address, and ends well within the limit of a journey. */
const parts = 16;
const widths = [360, 1440];

declare global {
  interface Window {
    violations?: string[];
  }
}

for (let part = 0; part < parts; part++) {
  const some = records.filter((_route, index) => index % parts === part);

  test(`pages break no policy, log no error and fit the window: part ${part + 1} of ${parts}`, async ({
    page,
    problems,
  }) => {
    await page.addInitScript(() => {
      window.violations = [];
      window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
        window.violations?.push(`${effectiveDirective} blocked ${blockedURI} in ${sourceFile}`);
      });
    });
    const found: string[] = [];
    for (const { path, title, kind } of some) {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      if (kind === 'flow') await page.waitForLoadState('networkidle');
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
