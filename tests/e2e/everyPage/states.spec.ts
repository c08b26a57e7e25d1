import type { Page } from '@playwright/test';
import type { ForcedState } from 'fake-apps/forcedState';
import { communicationMessage } from '@/lib/http/communicationMessage';
import { addressOf, forcedStates } from '@/server/sandbox/states/stateCatalog';
import { axeFindings } from '../fixtures/axe';
import { expect, test, viewport } from '../fixtures/crawl';
import { expectRoomForLargeText } from '../fixtures/pageChecks';

/** Five pages share a test, so that the tab is cleaned some times and not a hundred. */
const share = 5;
const maxLayoutShift = 0.02;
/** A page is a family of screens, for which its first state stands in the default tier. */
const isFirstOfPage = ({ path }: ForcedState, index: number) =>
  forcedStates.findIndex((one) => one.path === path) === index;
const opened = process.env.TEST_TIER === 'default' ? forcedStates.filter(isFirstOfPage) : forcedStates;
const groups = Array.from({ length: Math.ceil(opened.length / share) }, (_, index) =>
  opened.slice(index * share, (index + 1) * share),
);

/** What sticks out of a phone's window when each email address shown is one long word. */
async function pushedByLongAddress(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 720 });
  const pushed = await page.evaluate(() => {
    const long = 'alexandra.konstantinopoulou-hohenlohe@universityhospital.example';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const written = text.textContent ?? '';
      if (written.includes('@')) text.textContent = written.replace(/[^\s“”„«»()]+@[\w.-]+\w/g, long);
    }
    const { clientWidth } = document.documentElement;
    return [...document.querySelectorAll('main *, dialog[open] *')]
      .filter((part) => part.checkVisibility() && part.textContent?.includes(long))
      .filter((part) => part.getBoundingClientRect().right > clientWidth + 1)
      .map((part) => part.outerHTML.slice(0, 90));
  });
  await page.setViewportSize(viewport);
  return pushed;
}

for (const group of groups) {
  test(`states ${group[0]?.name} to ${group.at(-1)?.name} open whole, still and accessible`, async ({
    reading: { page, problems },
    site,
  }) => {
    for (const state of group) {
      problems.length = 0;
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      // By the page itself, as a press on a link would: the screen before this one may still be on its way back in its
      // history, which the browser finishes before that.
      const address = site.origin + addressOf(state);
      await Promise.all([page.waitForURL(address), page.evaluate((url) => location.assign(url), address)]);
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
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeFindings(page, ['color-contrast']), `${state.name} in dark`).toEqual([]);
      await expectRoomForLargeText(page);
      expect(await pushedByLongAddress(page), `${state.name} with a long address`).toEqual([]);
      // Every failed call is written down, as the specification asks; states with one show it on purpose.
      const unexpected = problems.filter((problem) => !problem.includes(communicationMessage));
      expect(unexpected, state.name).toEqual([]);
    }
  });
}
