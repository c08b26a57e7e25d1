import { legalWords } from '@/lib/content/legal/legalWords';
import { expect, test } from '../fixtures/journey';

test('a policy is found in the footer, its contents lead to each section, and what is related follows', {
  tag: '@all',
}, async ({ page }) => {
  const words = legalWords.en;
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy', exact: true }).click();
  await page.waitForURL(/\/privacy$/);
  const contents = page.getByRole('navigation', { name: words.contents });
  const sections = contents.locator('a[href^="#"]:not([href="#main"])');
  expect(await sections.count()).toBeGreaterThan(3);
  for (const link of [sections.first(), sections.last()]) {
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
  const related = page.getByRole('navigation', { name: words.related });
  await related.getByRole('link', { name: words.pages['/terms'] }).click();
  await expect(page).toHaveURL(/\/terms$/);
});
