import { addFakeApp, sentMessages } from 'fake-apps/fakeApp';
import { restorationFeedbackWords, restorationCodeWords as words } from '@/lib/content/app/appRestoration';
import { restorationPhone } from '@/lib/content/subscription/restoration';
import { expect, test } from '../fixtures/journey';
import { subscriber } from '../fixtures/steps';

const path = '/identity-theft-restoration';
const code = /^[2346789BCDFGHJKMPQRTVWXZ]{12}$/;

test('a subscriber gets the code in a browser, and the same one again', async ({ page, site }) => {
  await subscriber(page, site);
  await page.goto(path);
  await page.getByRole('button', { name: words.ask }).click();
  await expect(page.getByRole('heading', { name: words.heading, exact: true })).toBeFocused();
  const shown = async () => (await page.locator('.code span').allInnerTexts()).join('');
  const first = await shown();
  expect(first).toMatch(code);
  const phone = restorationPhone('US');
  await expect(page.getByRole('link', { name: words.call(phone) })).toHaveAttribute(
    'href',
    `tel:${phone.replaceAll(' ', '')}`,
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: words.copy }).click();
  await expect(page.getByRole('button', { name: words.copied })).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).replaceAll('-', '')).toBe(first);
  await page.reload();
  await page.getByRole('button', { name: words.ask }).click();
  await expect(page.getByRole('heading', { name: words.heading, exact: true })).toBeFocused();
  expect(await shown()).toBe(first);
});

test('feedback is one choice, and opens the form of a Mac app', { tag: '@all' }, async ({
  anotherBrowser,
  page,
}) => {
  const inApp = await anotherBrowser();
  const config = { getFeatureConfig: { result: { useUnifiedFeedback: true } } };
  await addFakeApp(inApp, { app: 'apple-new', token: null, behavior: config });
  await inApp.goto(path);
  await inApp.getByRole('button', { name: restorationFeedbackWords.form }).click();
  const sent = async () => (await sentMessages(inApp)).map(({ method }) => method);
  await expect.poll(sent).toContain('openSendFeedbackModal');

  await page.goto(path);
  const [first, second] = restorationFeedbackWords.reasons;
  for (const { label } of [first, second]) await page.getByRole('radio', { name: label }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(
    1 + (await page.locator('footer [type=radio]:checked').count()),
  );
  await expect(page.getByRole('link', { name: restorationFeedbackWords.mail })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(second.label)),
  );
});
