import type { Page } from '@playwright/test';
import { searchBoxWords } from '@/lib/content/home/searchBoxWords';
import { themeChoicesWords } from '@/lib/content/search/themePage';
import { addressOf, forcedStates } from '@/server/sandbox/states/stateCatalog';
import { expect, test } from '../fixtures/journey';
import { expectStyled } from '../fixtures/pageChecks';

/** Names of the errors by which the browser refuses to make the text into markup, or to run it, in each way there is. */
function injections(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const markup = '<img src=x onerror="window.__ran=1">';
    const script = document.createElement('script');
    const ways: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: markup }),
      outerHTML: () => Object.assign(document.body.appendChild(new Image()), { outerHTML: markup }),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', markup),
      template: () => document.createRange().createContextualFragment(markup),
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: markup }),
      'script text': () => Object.assign(script, { text: 'window.__ran=1' }),
      'script elsewhere': () => Object.assign(script, { src: 'https://evil.example/x.js' }),
      'script of ours that was not built': () =>
        Object.assign(script, { src: '/_next/static/../../iu/?u=x' }),
      'another policy': () => Reflect.get(window, 'trustedTypes').createPolicy('another', {}),
    };
    return Object.entries(ways).flatMap(([name, way]) => {
      try {
        way();
        return [`${name} passed`];
      } catch (error) {
        return error instanceof TypeError ? [] : [`${name}: ${error}`];
      }
    });
  });
}

test('149. L16: a document works without making text into markup, and an injected text is refused', async ({
  page,
  problems,
}) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: searchBoxWords.label }).fill('how to tie a');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.goto('/theme');
  const looks = page.getByRole('group', { name: themeChoicesWords.title });
  await looks.getByRole('radio', { name: /^Dark/ }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(problems).toEqual([]);

  expect(await injections(page)).toEqual([]);
  expect(await page.evaluate(() => '__ran' in window)).toBe(false);
  expect(problems.length).toBeGreaterThan(0);
  problems.length = 0;
});

test('149. L16: a flow fetches its own parts and nothing else, and an injected text is refused', async ({
  page,
  problems,
}) => {
  const removal = forcedStates.find(({ name }) => name === 'dbp-scan');
  if (!removal) throw new Error('The state of a running scan has another name.');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url());
  });
  await page.goto(addressOf(removal));
  await page.waitForFunction(() => globalThis.forcedStateReached === true);
  const written = await page.evaluate(
    () => document.head.querySelectorAll('script[src]:not([defer]):not([nomodule])').length,
  );
  // The screens of the app came later, by their address.
  expect(written).toBeGreaterThan(1);
  expect(problems).toEqual([]);

  expect(await injections(page)).toEqual([]);
  expect(await page.evaluate(() => '__ran' in window)).toBe(false);
  problems.length = 0;
});

test('146. B20: what comes late is styled, and no style is added to the page', { tag: '@all' }, async ({
  page,
}) => {
  for (const name of ['dbp-scan', 'itr']) {
    const state = forcedStates.find((one) => one.name === name);
    if (!state) throw new Error(`There is no state ${name}.`);
    await page.goto(addressOf(state));
    await page.waitForFunction(() => globalThis.forcedStateReached === true);
    await expectStyled(page);
  }
});
