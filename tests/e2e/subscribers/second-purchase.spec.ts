import { formWords } from '@/lib/content/account/forms';
import { signInWords } from '@/lib/content/account/signIn';
import { welcomeWords } from '@/lib/content/account/welcome';
import { expect, test } from '../fixtures/journey';
import { enterCode, expectAccount, openCheckout, payWith, subscribe } from '../fixtures/steps';

const words = welcomeWords.undone;
const address = 'buyer@example.org';
const otherCard = '5555 5555 5555 4444';

test('an address that has a subscription is not charged a second time: the buyer signs in to the first', async ({
  page,
  site,
  anotherBrowser,
}) => {
  await subscribe(page);
  const other = await anotherBrowser();
  await openCheckout(other);
  await payWith(other, otherCard, address);
  await other.waitForURL(/\/pro\/welcome/);
  await expect(other.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
  await expect(other.getByText(words.notCharged)).toBeVisible();
  const { text } = await site.nextMail(address, /already have a subscription/);
  expect(text).toContain('You haven’t been charged');
  await other.getByRole('link', { name: words.signIn }).click();
  await other.waitForURL(/\/subscriptions\/activate/);
  const seen = (await site.mails(address)).length;
  await other.getByLabel(formWords.email, { exact: true }).fill(address);
  await other.getByRole('button', { name: signInWords.address.submit }).click();
  await enterCode(other, await site.nextCode(address, seen));
  await expectAccount(other);
  await expect(other.getByText(/^Free until/)).toBeVisible();
});
