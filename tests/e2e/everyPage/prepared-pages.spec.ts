import { expect, test } from '../fixtures/journey';

test('a page that is about to be opened is fetched beforehand, one that opens sessions is not', {
  tag: '@all',
}, async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  const prepared: string[] = [];
  const wrong: unknown[] = [];
  const mayBePrepared = new Set<string>();
  browser.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) wrong.push(ruleSet.errorMessage);
  });
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) mayBePrepared.add(new URL(key.url).pathname);
  });
  browser.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') prepared.push(new URL(key.url).pathname);
  });
  await browser.send('Preload.enable');
  await page.goto('/privacy');
  // A pointer that arrives before the browser has read the rules is not noticed later.
  await expect.poll(() => [...mayBePrepared]).toContain('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().hover();
  await expect.poll(() => prepared).toContain('/about');
  expect(mayBePrepared).toContain('/mac');
  expect(mayBePrepared).not.toContain('/pro');
  expect(wrong).toEqual([]);
});
