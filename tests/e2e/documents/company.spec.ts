import { latestPostsWords } from '@/lib/content/company/latestPosts';
import { shippedPosts } from '@/lib/content/company/posts';
import { earlierUpdates, policyUpdates, recentUpdates, updates } from '@/lib/content/company/updates';
import { systemNames, updatesWords, updateTexts } from '@/lib/content/company/updateWords';
import { holdBack, letWait } from '../fixtures/holdBack';
import { expect, test } from '../fixtures/journey';
import { expectStillSoFar, watchShifts } from '../fixtures/layoutShift';

test.describe('the newest posts', () => {
  test(`/about fills the places it kept, and nothing moves`, { tag: '@all' }, async ({ page }) => {
    await watchShifts(page);
    await letWait(page);
    const release = await holdBack(page, /\/api\/content\/posts\?/);
    await page.goto('/about');
    const part = page.getByRole('region', { name: latestPostsWords.title });
    await part.scrollIntoViewIfNeeded();
    await expect(part.getByRole('status')).toHaveText(latestPostsWords.loading);
    const before = (await part.boundingBox())?.height;
    release();
    for (const { title, url } of shippedPosts.slice(0, 3)) {
      await expect(part.getByRole('link', { name: title })).toHaveAttribute('href', url);
    }
    expect((await part.boundingBox())?.height).toBe(before);
    await expectStillSoFar(page);
  });
});

test.describe('what’s new', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the changes of one system without a script, and every one by its address', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/updates');
    const entries = page.locator('main .update');
    await expect(entries).toHaveCount(updates.length - policyUpdates.length);
    await page.getByRole('radio', { name: systemNames.windows }).check();
    const windows = recentUpdates.filter(({ systems }) => systems.includes('windows'));
    await expect(entries.filter({ visible: true })).toHaveCount(windows.length);
    const hidden = earlierUpdates[0]?.[1].find(({ systems }) => !systems.includes('windows'));
    if (!hidden) throw new Error('Every change is for Windows');
    await page.goto(`/updates#${hidden.id}`);
    await expect(page.getByRole('heading', { name: updateTexts[hidden.name].title })).toBeInViewport();
    await expect(page.getByRole('heading', { name: updatesWords.title, exact: true })).toHaveCount(1);
  });
});
