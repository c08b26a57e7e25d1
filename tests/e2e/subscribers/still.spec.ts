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
  { width: 800, height: 1000 },
];
const byEmail = '/subscriptions/activation-flow/this-device/activate-by-email/success';
/** What these pages show to somebody who comes without a purchase, a sign-in, the link of a mail, or an app. */
const alone: Readonly<Record<string, string>> = {
  '/pro/welcome': welcomeWords.notFound.heading,
  '/subscriptions/activate/success': activationWords.notYet.heading,
  [byEmail]: activationWords.notYet.heading,
  '/subscriptions/unlock': signInWords.unlock.missing,
  '/subscriptions/undo-email': emailWords.undo.missing,
  '/subscriptions/welcome/stripe': appWelcomeWords.stripeWeb.heading,
};

for (const size of sizes) {
  test(`nothing moves when a page finds nothing to show, at ${size.width} × ${size.height}`, {
    tag: '@all',
  }, async ({ page }) => {
    await watchShifts(page);
    await page.setViewportSize(size);
    for (const [path, heading] of Object.entries(alone)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expectStill(page, 0.01);
    }
  });
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
