import type { APIRequestContext } from '@playwright/test';
import { formWords } from '@/lib/content/account/forms';
import { buyingWords } from '@/lib/content/subscription/pro';
import {
  notifyOutcomes,
  notifyQuestion,
  saleInterestForm,
} from '@/lib/content/subscription/saleInterestWords';
import { expect, test } from '../fixtures/journey';

async function linkTo(request: APIRequestContext, email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mails: { text: string }[] = await (
        await request.get(`/sandbox/mail.json?to=${encodeURIComponent(email)}`)
      ).json();
      link = /http\S+\/pro\/notify\?token=\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

test('a visitor from where nothing is sold asks to be told, confirms, and changes their mind', async ({
  anotherBrowser,
  request,
}) => {
  const page = await anotherBrowser({ country: 'BR' });
  const email = `waits-${Date.now()}@example.org`;
  await page.goto('/pro');
  await expect(page.getByText(buyingWords.notSold.title('Brazil'))).toBeVisible();
  const field = page.getByRole('textbox', { name: formWords.email });
  await field.fill('waits@');
  await page.getByRole('button', { name: saleInterestForm.submit }).click();
  await expect(page.getByText(formWords.emailIncomplete)).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByText(saleInterestForm.sentTitle)).toBeVisible();

  const link = await linkTo(request, email);
  expect((await request.get(link)).status()).toBe(200);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notifyQuestion.title);
  await page.getByRole('button', { name: notifyQuestion.confirm }).click();
  await expect(page).toHaveURL(/\/pro\/notify#confirmed$/);
  await expect(page.getByText(notifyOutcomes.confirmed.title)).toBeVisible();
  await expect(page.getByRole('button', { name: notifyQuestion.confirm })).toBeHidden();

  await page.goto(link);
  await page.getByRole('button', { name: notifyQuestion.remove }).click();
  await expect(page.getByText(notifyOutcomes.removed.title)).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: notifyQuestion.confirm }).click();
  await expect(page.getByText(notifyOutcomes.expired.title)).toBeVisible();
});
