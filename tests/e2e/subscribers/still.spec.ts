import { emailWords } from '@/lib/content/account/email';
import { signInWords } from '@/lib/content/account/signIn';
import { welcomeWords } from '@/lib/content/account/welcome';
import { activationWords } from '@/lib/content/app/activation';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { expect, test } from '../fixtures/journey';
import { expectStill, watchShifts } from '../fixtures/layoutShift';
import { expectWelcome, subscribe } from '../fixtures/steps';

const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 800, height: 1000 },
  { width: 1440, height: 900 },
];
/** What these pages show to somebody who comes without the link of a mail, or without an app. */
const withoutLink = {
  '/subscriptions/unlock': signInWords.unlock.missing,
  '/subscriptions/undo-email': emailWords.undo.missing,
  '/subscriptions/welcome/stripe': appWelcomeWords.stripeWeb.heading,
};
const byEmail = '/subscriptions/activation-flow/this-device/activate-by-email/success';

for (const size of sizes) {
  const at = `at ${size.width} × ${size.height}`;

  test(`nothing moves when the welcome page finds no purchase, ${at}`, { tag: '@all' }, async ({ page }) => {
    await watchShifts(page);
    await page.setViewportSize(size);
    await page.goto('/pro/welcome');
    await expect(page.getByRole('heading', { name: welcomeWords.notFound.heading })).toBeVisible();
    await expectStill(page, 0.01);
  });

  for (const path of ['/subscriptions/activate/success', byEmail]) {
    test(`nothing moves when ${path} finds nobody signed in, ${at}`, { tag: '@all' }, async ({ page }) => {
      await watchShifts(page);
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: activationWords.notYet.heading })).toBeVisible();
      await expectStill(page, 0.01);
    });
  }

  for (const [path, heading] of Object.entries(withoutLink)) {
    test(`nothing moves when ${path} is opened by itself, ${at}`, { tag: '@all' }, async ({ page }) => {
      await watchShifts(page);
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expectStill(page, 0.01);
    });
  }
}

test('nothing moves on a phone when the screens after a purchase and an activation find it', {
  tag: '@all',
}, async ({ page }) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await subscribe(page);
  await page.goto('/pro/welcome?success=true');
  await expectWelcome(page);
  await expectStill(page, 0.02);
  for (const path of ['/subscriptions/activate/success', byEmail]) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: activationWords.done.account })).toBeVisible();
    await expectStill(page, 0.01);
  }
});
