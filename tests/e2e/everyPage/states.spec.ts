import { communicationMessage } from '@/lib/http/communicationMessage';
import { addressOf, forcedStates } from '@/server/sandbox/states/stateCatalog';
import { axeFindings } from '../fixtures/axe';
import { expect, test } from '../fixtures/crawl';

/** Five pages share a test, so that the tab is cleaned some times and not a hundred. */
const share = 5;
const maxLayoutShift = 0.02;
/** A page is a family of screens. Its first state stands for the contrast of its colors in the dark. */
const firstOfPage = new Set(
  forcedStates.filter(({ path }, index) => forcedStates.findIndex((one) => one.path === path) === index),
);
const everyTheme = process.env.TEST_TIER !== 'default';
const groups = Array.from({ length: Math.ceil(forcedStates.length / share) }, (_, index) =>
  forcedStates.slice(index * share, (index + 1) * share),
);

for (const group of groups) {
  test(`states ${group[0]?.name} to ${group.at(-1)?.name} open whole, still and accessible`, async ({
    reading: { page, problems },
  }) => {
    for (const state of group) {
      problems.length = 0;
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      // The screen before this one may still be on its way back in the history, which takes the place of a new address.
      await expect(() => page.goto(addressOf(state))).toPass();
      await expect(page.locator('h1:visible'), state.name).toHaveCount(1);
      await page.waitForFunction(() => globalThis.forcedStateReached === true);
      // What waits for an app shows what it does without after 1.2 seconds; before that nothing may have jumped either.
      await page.evaluate(() => document.fonts.ready);
      const shifts: number = await page.evaluate(() => {
        const given: unknown = Reflect.get(window, 'shifts');
        return Array.isArray(given) ? given.reduce((sum, shift) => sum + Number(shift), 0) : 0;
      });
      // What a press brings may push aside what stood there.
      const presses = (state.press ?? []).length + (state.hash ? 1 : 0);
      if (presses === 0) expect(shifts, `layout shift of ${state.name}`).toBeLessThan(maxLayoutShift);
      expect(await axeFindings(page), `${state.name} in light`).toEqual([]);
      if (everyTheme || firstOfPage.has(state)) {
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await axeFindings(page, ['color-contrast']), `${state.name} in dark`).toEqual([]);
      }
      // Every failed call is written down, as the specification asks; states with one show it on purpose.
      const unexpected = problems.filter((problem) => !problem.includes(communicationMessage));
      expect(unexpected, state.name).toEqual([]);
    }
  });
}
