import { formWords } from '@/lib/content/account/forms';
import { signInWords } from '@/lib/content/account/signIn';
import { welcomeWords } from '@/lib/content/account/welcome';
import { buyingWords } from '@/lib/content/subscription/pro';
import { saleInterestForm } from '@/lib/content/subscription/saleInterestWords';
import { holdBack } from '../fixtures/holdBack';
import { expect, test } from '../fixtures/journey';
import { buyButton, cards, enterCode, newAddress, payWith } from '../fixtures/steps';

test('a tab that turned to staging sells nothing before the scripts arrive', { tag: '@all' }, async ({
  page,
}) => {
  const sendScripts = await holdBack(page, /\.js$/);
  for (const path of ['/pro?environment=staging', '/pro']) await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-environment', 'staging');
  await expect(buyButton(page)).toBeHidden();
  sendScripts();
  await expect(buyButton(page)).toBeEnabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a buyer sees the price, chooses, pays, and is told how to go on', async ({ page, site }) => {
    const email = newAddress('no-script');
    await page.goto('/pro?origin=funnel_podcast_ad_spring');
    await expect(page.getByText(buyingWords.trial(7, '$99.99', 'yearly'))).toBeVisible();
    await page.getByRole('radio', { name: new RegExp(buyingWords.period.monthly) }).check();
    await expect(page.getByText(buyingWords.trial(7, '$99.99', 'yearly'))).toBeHidden();
    await buyButton(page).click();
    await page.waitForURL(/\/sandbox\/stripe\/checkout\//);
    await expect(page.getByText('$9.99').first()).toBeVisible();
    await payWith(page, cards.pays, email);
    await page.waitForURL(
      /\/pro\/welcome\?success=true&billing_period=monthly&origin=funnel_podcast_ad_spring/,
    );
    // A locator by text leaves out what stands in a noscript element.
    expect((await page.getByRole('main').allInnerTexts()).join()).toContain(welcomeWords.withoutScript);
    await expect.poll(async () => (await site.mails(email)).length).toBeGreaterThan(0);
    await page.goto('/pro');
    await buyButton(page).click();
    await expect(page.getByText(buyingWords.alreadyActive.title)).toBeVisible();
  });

  test('a visitor from where nothing is sold leaves an address', async ({ anotherBrowser }) => {
    const page = await anotherBrowser({ country: 'BR', javaScriptEnabled: false });
    await page.goto('/pro');
    await expect(page.getByText(buyingWords.notSold.title('Brazil'))).toBeVisible();
    await page.getByRole('textbox', { name: formWords.email }).fill(newAddress('no-script'));
    await page.getByRole('button', { name: saleInterestForm.submit }).click();
    await expect(page.getByText(saleInterestForm.sentTitle)).toBeVisible();
  });
});

test('who pressed before the scripts arrived signs in with the address given to pay', async ({
  page,
  site,
}) => {
  const email = newAddress('early');
  const sendScripts = await holdBack(page, /\.js$/);
  await page.goto('/pro', { waitUntil: 'commit' });
  await buyButton(page).click();
  await page.waitForURL(/\/sandbox\/stripe\/checkout\//);
  sendScripts();
  await payWith(page, cards.pays, email);
  await expect(page.getByRole('heading', { level: 1, name: welcomeWords.paid.heading })).toBeVisible();
  const sendScriptsAgain = await holdBack(page, /\.js$/);
  await page.getByRole('main').getByRole('link', { name: welcomeWords.notFound.signIn }).click();
  await page.getByLabel(formWords.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: signInWords.address.submit }).click();
  sendScriptsAgain();
  await enterCode(page, await site.nextCode(email));
  await expect(page.getByRole('heading', { level: 1, name: welcomeWords.ready.heading })).toBeVisible();
});
