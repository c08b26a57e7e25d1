import { mailLanguages } from '@/lib/content/mails/mailWords';
import { expect, test } from '../fixtures/journey';

test('somebody with a browser visits from another country and in another language', async ({
  page,
  site,
}) => {
  await page.goto('/sandbox');
  await page.getByLabel('Country').selectOption({ label: 'Germany' });
  await page.getByLabel('Language').selectOption({ label: 'German' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('option[value=DE][selected]')).toBeAttached();

  await page.goto('/pro');
  await expect(page.getByText('€99.99').first()).toBeVisible();
  await page.goto('/newsletter');
  await page.getByRole('main').getByRole('textbox').first().fill('reader@example.org');
  await page.keyboard.press('Enter');
  const { subject } = mailLanguages.de.newsletterConfirm({ days: 7 });
  await site.nextMail('reader@example.org', new RegExp(`^${subject}`));

  await page.goto('/sandbox/mail');
  await page.getByLabel('Country').selectOption({ label: 'Japan' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('option[value=JP][selected]')).toBeAttached();
  await expect(page).toHaveURL(/\/sandbox\/mail$/);
  expect(await (await page.request.get('/country.json')).json()).toEqual({ country: 'JP' });
});
