import type { Page } from '@playwright/test';
import { checkoutWords } from 'stripe-sandbox/words/checkoutWords';
import { manageWords } from '@/lib/content/account/manage';
import { welcomeWords } from '@/lib/content/account/welcome';
import { orderWords } from '@/lib/content/subscription/orderTerms';
import type { SiteControls } from '@/tests/fixtures/site/siteControls';
import { expect, test } from '../fixtures/journey';
import { cards, expectWelcome, openCheckout, payWith, subscribe } from '../fixtures/steps';

const words = welcomeWords.undone;
const buyer = 'second@example.org';

async function expectQuestion(page: Page): Promise<void> {
  await page.waitForURL(/\/pro\/welcome/);
  await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
  await expect(page.getByText(words.title)).toBeVisible();
  await expect(page.getByRole('button', { name: words.pay.Monthly('$9.99') })).toBeInViewport();
}

/** A new visitor starts the free trial with a card that has had one. */
async function startWithUsedCard(page: Page): Promise<void> {
  await openCheckout(page);
  await expect(page.getByText(orderWords.en.oneTrial)).toBeVisible();
  await payWith(page, cards.pays, buyer);
  await expectQuestion(page);
}

async function mailsTo(site: SiteControls): Promise<string[]> {
  return (await site.mails(buyer)).map(({ subject }) => subject);
}

test('a card that had its trial is not charged: the buyer is asked, agrees on a page with the sum, and pays once', async ({
  page,
  site,
  anotherBrowser,
}) => {
  await subscribe(page);
  const other = await anotherBrowser();
  await startWithUsedCard(other);
  await expect.poll(() => mailsTo(site)).toEqual(['Your free trial didn’t start']);
  await other.reload();
  await expectQuestion(other);
  await other.getByRole('button', { name: words.pay.Yearly('$99.99') }).click();
  await other.waitForURL(/\/sandbox\/stripe\/checkout\//);
  await expect(other.getByText(orderWords.en.oneTrial)).toHaveCount(0);
  await expect(other.getByRole('button', { name: checkoutWords.pay('$99.99') })).toBeVisible();
  await payWith(other, cards.pays);
  await expectWelcome(other);
  await other.getByRole('link', { name: welcomeWords.steps.manage }).click();
  await expect(other.getByText(manageWords.trial, { exact: true })).toHaveCount(0);
  await expect(other.getByText('$99.99', { exact: true })).toHaveCount(1);
});
