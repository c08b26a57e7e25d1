import { routes } from '@/lib/content/site/routes';
import { expect, test } from '../fixtures/journey';

test('a flow that fails leads to the page that says so, and from there back to be tried again', {
  tag: '@all',
}, async ({ page, problems }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('failed')) return;
    sessionStorage.setItem('failed', 'yes');
    Intl.NumberFormat = class {
      constructor() {
        throw new Error('No numbers here.');
      }
    } as unknown as typeof Intl.NumberFormat;
  });
  await page.goto('/pro?origin=funnel_home_website__hero');
  await expect(page).toHaveURL(/\/500$/);
  await expect(page).toHaveTitle(routes['/500'].title);
  expect(problems.splice(0).join()).toContain('No numbers here.');

  await page.goBack();
  await expect(page).toHaveURL(/\/pro\?origin=funnel_home_website__hero$/);
  await expect(page.getByRole('radio', { name: /Yearly/ })).toBeVisible();
});
