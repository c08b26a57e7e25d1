import { addFakeApp } from 'fake-apps/fakeApp';
import { buyButton, notified, told } from '../fixtures/appPurchase';
import { expect, test } from '../fixtures/journey';

const trialPlan = { id: 'yearly-plan' };

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
