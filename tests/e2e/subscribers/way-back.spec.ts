import { emailWords } from '@/lib/content/account/email';
import { endedSignInWords, formWords } from '@/lib/content/account/forms';
import { manageWords } from '@/lib/content/account/manage';
import { welcomeWords } from '@/lib/content/account/welcome';
import { expect, test } from '../fixtures/journey';
import {
  cards,
  expectWelcome,
  newAddress,
  openCheckout,
  payWith,
  signIn,
  subscriber,
} from '../fixtures/steps';

const { question } = manageWords.devices;

test('a stolen browser is told from the own one, ended after a question, and says so there', async ({
  page,
  anotherBrowser,
  site,
}) => {
  const email = await subscriber(page, site);
  const stolen = await anotherBrowser();
  await site.turnClock(61);
  await signIn(stolen, site, email);
  const mail = await site.nextMail(email, /New sign-in/);
  expect(mail.text).toMatch(/ on (Linux|Mac|Windows), .+ at \d/);

  await page.goto('/subscriptions/manage');
  await expect(page.getByText(/^Signed in .+\d [AP]M$/)).toHaveCount(2);
  const others = page.getByRole('listitem').filter({ hasNotText: manageWords.devices.current });
  await others.getByRole('button', { name: /^Sign out .+, signed in/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: question.confirm }).click();
  await expect(page.getByText(/^Signed in .+\d [AP]M$/)).toHaveCount(1);

  await stolen.reload();
  const { heading, intro } = endedSignInWords.ended;
  await expect(stolen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(stolen.getByText(intro)).toBeVisible();
});

test('the address typed when paying opens the account after one click and a code', async ({ page, site }) => {
  const email = newAddress('payer');
  await openCheckout(page);
  await payWith(page, cards.pays, email);
  await expectWelcome(page);
  await expect(page.getByText(welcomeWords.steps.email.offer(email))).toBeVisible();
  await page.getByRole('button', { name: welcomeWords.steps.email.send }).click();
  await page.getByLabel(formWords.code).fill(await site.nextCode(email));
  await page.getByRole('button', { name: emailWords.confirm.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: emailWords.added.heading })).toBeVisible();
});
