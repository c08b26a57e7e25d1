import { letterPages, newsletterForm } from '@/lib/content/company/newsletter';
import { expect, test } from '../fixtures/journey';

test('an address is entered, opened by a scanner, confirmed by a press', async ({ page, request, site }) => {
  const email = `letter-${Date.now()}@example.org`;
  await page.goto('/newsletter');
  const field = page.getByRole('textbox', { name: newsletterForm.label });
  await field.fill('nobody@');
  await page.getByRole('button', { name: newsletterForm.submit }).click();
  await expect(page.getByText(newsletterForm.invalid)).toBeVisible();
  await expect(field).toHaveValue('nobody@');
  await expect(field).toBeFocused();
  await field.fill(`\u200b${email}\u202c`);
  await page.getByRole('button', { name: newsletterForm.submit }).click();
  await expect(page.getByText(newsletterForm.thanksTitle)).toBeVisible();
  await expect(page.locator('#newsletter-thanks')).toBeFocused();

  const confirm = /http\S+\/newsletter\/confirm\?token=\S+/;
  const [link = ''] = confirm.exec((await site.nextMail(email, confirm)).text) ?? [];
  expect((await request.get(link)).status()).toBe(200);
  await page.goto(link);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(letterPages.confirm.title);
  const edge = (await title.boundingBox())?.x;
  await page.getByRole('button', { name: letterPages.confirm.action }).click();
  await expect(title).toHaveText(letterPages.confirmed.title);
  // Both begin where the pages around them do.
  expect((await title.boundingBox())?.x).toBe(edge);
  await page.goto('/newsletter');
  expect((await title.boundingBox())?.x).toBe(edge);
});
