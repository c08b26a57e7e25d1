import { brand } from '@/lib/content/brand';
import { shippedOffers } from '@/lib/content/company/shippedOffers';
import { bangs } from '@/lib/content/search/allBangs';
import { bangForm, bangList } from '@/lib/content/search/bangPage';
import { expect, test } from '../fixtures/journey';

test('the filter finds a bang as one types, and says how many are left', async ({ page }) => {
  await page.goto('/bangs');
  const list = page.locator('#bang-list');
  await expect(list.getByRole('listitem')).toHaveCount(bangs.length);
  const field = page.getByRole('searchbox', { name: bangList.filterLabel });
  await field.fill('wikivoy');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(bangList.found(1), { exact: true })).toBeVisible();
  await expect(list.getByRole('link', { name: '!wikivoyage Wikivoyage' })).toHaveAttribute(
    'href',
    `${brand.searchUrl}?q=!wikivoyage`,
  );
  await field.fill('!yt');
  await expect(list.getByRole('listitem')).toHaveText(['!yt YouTube']);
  await field.fill('PAIS');
  await expect(list.getByRole('listitem')).toHaveText(['!elpais El País']);
  await field.fill('nothing like this');
  await expect(page.getByText(bangList.noneTitle)).toBeVisible();
  await field.fill('');
  await expect(list.getByRole('listitem')).toHaveCount(bangs.length);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all bangs can be read, and a suggestion comes back with everything in its place', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/bangs');
    await expect(page.locator('#bang-list').getByRole('listitem')).toHaveCount(bangs.length);
    await expect(page.getByRole('searchbox', { name: bangList.filterLabel })).toBeHidden();
    await page.goto('/bangs/new');
    const { fields, errors, submit, thanksTitle } = bangForm;
    await page.getByLabel(fields.site.label).fill('"><b>Library');
    await page.getByLabel(fields.trigger.label).fill('!exlib2');
    await page.getByLabel(fields.url.label).fill('library');
    await page.getByLabel(fields.place.label).selectOption('Tech:Blogs');
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(errors.url)).toBeVisible();
    await expect(page.getByText(errors.trigger)).toBeHidden();
    await expect(page.getByLabel(fields.site.label)).toHaveValue('"><b>Library');
    await expect(page.getByLabel(fields.place.label)).toHaveValue('Tech:Blogs');
    await page.getByLabel(fields.site.label).fill('Library');
    await page.getByLabel(fields.url.label).fill('https://library.example.org/{{{s}}}');
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(thanksTitle)).toBeVisible();
    await expect(page.getByLabel(fields.site.label)).toBeHidden();
  });

  test('open roles can be read', { tag: '@all' }, async ({ page }) => {
    await page.goto('/hiring');
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(shippedOffers.length);
    await page.getByText(shippedOffers[0]?.title ?? '').click();
    await expect(page.getByText(shippedOffers[0]?.requirements.split('\n')[0] ?? '')).toBeVisible();
  });
});
