import { manageWords } from '@/lib/content/account/manage';
import { expect, test } from '../fixtures/journey';
import { expectAccount, subscribe } from '../fixtures/steps';

const day = 86_400;

/** Seconds until the next time the clock in UTC shows this hour. */
function secondsUntil(hour: number): number {
  const now = Date.now() / 1000;
  return Math.ceil(day - (now % day) + hour * 3600);
}

for (const { timezoneId, hour } of [
  { timezoneId: 'America/Los_Angeles', hour: 2 },
  { timezoneId: 'Asia/Tokyo', hour: 22 },
]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('142. B9: a purchase near midnight names one day in mail, on the welcome page and in the account', {
      tag: '@all',
    }, async ({ page, site }) => {
      await site.turnClock(secondsUntil(hour));
      await subscribe(page);
      const { text } = await site.nextMail('buyer@example.org', /trial/i);
      const [named = ''] = /[A-Z][a-z]+ \d{1,2}, \d{4} \(UTC\)/.exec(text) ?? [];
      expect(named).not.toBe('');
      await expect(page.getByText(named)).toBeVisible();
      await page.goto('/subscriptions/manage');
      await expectAccount(page);
      await expect(page.getByRole('region', { name: manageWords.status })).toContainText(named);
    });
  });
}
