import { addFakeApp } from 'fake-apps/fakeApp';
import { emailWords } from '@/lib/content/account/email';
import { formWords } from '@/lib/content/account/forms';
import { removalWords } from '@/lib/content/app/removal';
import { expect, test } from '../fixtures/journey';
import { measure, viewsOf } from '../fixtures/measured';
import { newAddress, subscribe } from '../fixtures/steps';

/** Forgets what was sent up to this view, which a page sends only after it has shown what the journey waited for. */
async function forget(sent: string[], view: string): Promise<void> {
  await expect.poll(() => viewsOf(sent).at(-1)).toBe(view);
  sent.length = 0;
}

test('each step of adding an address is counted as it shows, and a reload shows the step it is at', {
  tag: '@all',
}, async ({ page, site }) => {
  const sent = await measure(page.context());
  await subscribe(page);
  await forget(sent, 'welcome');
  const email = newAddress();
  await page.goto('/subscriptions/add-email');
  await page.getByLabel(formWords.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: emailWords.add.submit }).click();
  await page.waitForURL('**/subscriptions/add-email/otp');
  await expect.poll(() => viewsOf(sent)).toEqual(['email_add', 'email_verify']);
  await page.reload();
  await page.getByLabel(formWords.code).fill(await site.nextCode(email));
  await page.getByRole('button', { name: emailWords.confirm.submit }).click();
  await page.waitForURL('**/subscriptions/add-email/success');
  await expect
    .poll(() => viewsOf(sent))
    .toEqual(['email_add', 'email_verify', 'email_verify', 'email_success']);
});

test('the older address of the code shows the first step to whoever has no code, and counts it', {
  tag: '@all',
}, async ({ page }) => {
  const sent = await measure(page.context());
  await page.goto('/subscriptions/confirm');
  await expect.poll(() => viewsOf(sent)).toEqual(['email_confirm', 'activate']);
});

for (const { token, entry } of [
  { token: null, entry: 'dbp_free' },
  { token: 'token', entry: 'dbp' },
]) {
  test(`the way into the removal is counted as ${entry}`, { tag: '@all' }, async ({ page }) => {
    const sent = await measure(page.context());
    await addFakeApp(page, { app: 'apple-new', token, behavior: {} });
    await page.goto('/dbp');
    await expect(page.getByRole('heading', { name: removalWords.names.heading })).toBeVisible();
    await expect.poll(() => viewsOf(sent).sort()).toEqual([entry, `${entry}_name`]);
  });
}
