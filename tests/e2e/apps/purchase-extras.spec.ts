import { addFakeApp } from 'fake-apps/fakeApp';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { reminderDays } from '@/lib/content/app/reminderDays';
import { storeHeroes, storeWords } from '@/lib/content/app/store';
import { buyButton, notified, told } from '../fixtures/appPurchase';
import { expect, test } from '../fixtures/journey';

const reminder = storeWords.reminder.label(reminderDays);
const trialPlan = { id: 'yearly-plan' };

test('who wants it is reminded before the trial ends, by an app that may', { tag: '@all' }, async ({
  page,
}) => {
  await addFakeApp(page, { app: 'apple-new', system: 'ios' });
  await page.goto('/subscriptions');
  await page.getByRole('checkbox', { name: reminder }).check();
  await buyButton(page).click();
  await page.waitForURL('**/subscriptions/welcome?**');
  expect(await told(page)).toEqual([
    { method: 'requestNotificationsPermission', params: {}, asked: true },
    notified('subscriptionsYearlyPriceClicked'),
    notified('subscriptionSelected', {
      ...trialPlan,
      scheduleNotification: { daysBeforeCancel: reminderDays },
    }),
  ]);
});

test('an experiment of the app itself goes into the message of its purchase', { tag: '@all' }, async ({
  page,
}) => {
  await addFakeApp(page, { app: 'apple-new', system: 'ios' });
  await page.goto('/subscriptions?experiment_mobileannualtrials2_ios=treatment');
  await buyButton(page).click();
  await page.waitForURL('**/subscriptions/welcome?**');
  expect(await told(page)).toContainEqual(
    notified('subscriptionSelected', {
      ...trialPlan,
      experiment: { name: 'mobileannualtrials2', cohort: 'treatment' },
    }),
  );
});

for (const [search, opens] of [
  ['', 0],
  ['?usePaidDuckAi=true', 1],
] as const) {
  test(`the paid chat is opened where the app says that it has it: ${search || 'it does not'}`, {
    tag: '@all',
  }, async ({ page }) => {
    await addFakeApp(page, { app: 'android', config: { useSubscriptionsAuthV2: true } });
    await page.goto(`/subscriptions/welcome${search}`);
    await expect(page.getByRole('button', { name: appWelcomeWords.openFeature('VPN') })).toBeVisible();
    await expect(page.getByRole('button', { name: appWelcomeWords.openFeature('Duck.ai') })).toHaveCount(
      opens,
    );
  });
}

test('a title of one line leaves no gap above the sentence below it', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/subscriptions/new/mobile/vpn?state=app-vpn');
  const title = page.getByRole('heading', { name: storeHeroes.vpn.title });
  await expect(title).toBeVisible();
  const gap = await title.evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    const sentence = heading.nextElementSibling?.getBoundingClientRect().top ?? 0;
    return sentence - words.getBoundingClientRect().bottom;
  });
  expect(gap).toBeLessThan(24);
});
