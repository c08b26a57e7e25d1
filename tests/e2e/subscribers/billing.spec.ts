import { portalWords } from 'stripe-sandbox/words/portalWords';
import { invoiceWords, planChangeWords } from '@/lib/content/account/charges';
import { manageWords, subscriptionStatusWords } from '@/lib/content/account/manage';
import { expect, test } from '../fixtures/journey';
import { cards, expectAccount, subscribe } from '../fixtures/steps';

const day = 24 * 3600;

test('a subscriber changes the plan, cancels with a reason, resumes, and reads what was charged', async ({
  page,
  site,
}) => {
  await subscribe(page, cards.pays, 'monthly');
  await page.goto('/subscriptions/manage');
  await expectAccount(page);
  await expect(page.getByText(invoiceWords.none)).toBeVisible();

  await test.step('the cost of another plan is said before it is confirmed', async () => {
    await page.getByRole('button', { name: manageWords.changePlan }).click();
    const dialog = page.getByRole('dialog', { name: planChangeWords.title.Yearly });
    await expect(dialog.getByText(/You won’t be charged now\. Your free trial continues/)).toBeVisible();
    await dialog.getByRole('button', { name: planChangeWords.confirm }).click();
    await page.waitForURL(/\/sandbox\/stripe\/portal\/.*\/plan/);
    await page.getByRole('button', { name: portalWords.planPage.confirm }).click();
    await page.waitForURL(/\/subscriptions\/manage/);
    await expect(page.getByText(manageWords.planNames.Yearly, { exact: true })).toBeVisible();
  });

  await test.step('canceling asks why and says until when everything works', async () => {
    await page.getByRole('button', { name: manageWords.cancelSubscription }).click();
    await page.waitForURL(/\/sandbox\/stripe\/portal\/.*\/cancel/);
    await page.getByLabel(portalWords.cancelPage.reasons.too_expensive ?? '').check();
    await page.getByRole('button', { name: portalWords.cancelPage.confirm }).click();
    await page.waitForURL(/\/subscriptions\/manage/);
    await expect(page.getByText(subscriptionStatusWords['Not Auto-Renewable'].label)).toBeVisible();
    await expect(page.getByText(manageWords.trialCancelled)).toBeVisible();
  });

  await test.step('one press takes it back', async () => {
    await page.getByRole('button', { name: manageWords.resume }).click();
    await expect(page.getByText(subscriptionStatusWords['Auto-Renewable'].label)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: manageWords.resumed })).toBeAttached();
  });

  await test.step('the first charge has an invoice and a receipt', async () => {
    await site.turnClock(8 * day);
    const { text } = await site.nextMail('buyer@example.org', /receipt/i);
    expect(text).toContain('$99.99 to the card ending in 4242');
    await page.reload();
    await expect(page.getByText(invoiceWords.states.paid)).toBeVisible();
    const view = page.getByRole('link', { name: /^View the invoice from/ });
    await page.emulateMedia({ media: 'print' });
    await expect(view).toBeHidden();
    await expect(page.getByText('$99.99').first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await view.click();
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice/ })).toBeVisible();
    await expect(page.getByText('$99.99').first()).toBeVisible();
  });
});
