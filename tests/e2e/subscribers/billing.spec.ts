import { portalWords } from 'stripe-sandbox/words/portalWords';
import { invoiceWords, planChangeWords } from '@/lib/content/account/charges';
import { manageWords, subscriptionStatusWords } from '@/lib/content/account/manage';
import { moneyBackWords } from '@/lib/content/account/moneyBackWords';
import { buyTerms } from '@/lib/content/subscription/proReading';
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

test('a card that failed is changed on one page and pays at once', async ({ page, site }) => {
  await subscribe(page, cards.failsAtRenewal, 'monthly');
  await site.turnClock(8 * day);
  await page.goto('/subscriptions/manage');
  await page.getByRole('button', { name: manageWords.updateCard }).click();
  await page.waitForURL(/\/sandbox\/stripe\/portal\/.*\/card/);
  await page.getByLabel('Card number').fill(cards.pays);
  await page.getByLabel('Expiration').fill('12 / 40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('ZIP or postal code').fill('10001');
  await page.getByRole('button', { name: portalWords.cardPage.submit }).click();
  await page.waitForURL(/\/subscriptions\/manage/);
  await expect(page.getByText(subscriptionStatusWords['Auto-Renewable'].label)).toBeVisible();
  await expect(page.getByText(invoiceWords.states.paid)).toBeVisible();
});

test('the money-back guarantee is told at the button and kept on the account page', async ({
  page,
  site,
}) => {
  await page.goto('/pro');
  await expect(page.getByText(buyTerms.moneyBack)).toBeVisible();
  await subscribe(page, cards.pays, 'monthly');
  await page.goto('/subscriptions/manage');
  await expect(page.getByText(moneyBackWords.inTrial)).toBeVisible();
  await site.turnClock(8 * day);
  await page.reload();
  await page.getByRole('button', { name: moneyBackWords.ask }).click();
  const dialog = page.getByRole('dialog', { name: moneyBackWords.dialog.title });
  await expect(dialog.getByText(moneyBackWords.dialog.sum('$9.99'))).toBeVisible();
  await dialog.getByRole('button', { name: moneyBackWords.dialog.confirm('$9.99') }).click();
  await expect(page.getByText(moneyBackWords.refunded('$9.99'))).toBeVisible();
  await expect(page.getByText(subscriptionStatusWords.Expired.label)).toBeVisible();
  const { text } = await site.nextMail('buyer@example.org', /refund/i);
  expect(text).toContain('$9.99');
  expect(text).toContain('the card ending in 4242');
});
