import { deskWords } from '@/lib/content/desk';
import { opsWords } from '@/lib/content/ops';
import { expect, test } from '../fixtures/journey';
import { expectAccessible } from '../fixtures/pageChecks';

// A sandbox behind a proxy is open to strangers, and has no stand-in that lets anybody in.
test.use({ onInstances: false });

test('support signs in at the company’s provider by keyboard, reaches the desk, and leaves both', {
  tag: '@all',
}, async ({ page, site }) => {
  const { signIn } = opsWords;
  await page.goto(`/sandbox/mail?key=${site.key}`);
  await page.goto('/ops');
  const way = page.getByRole('link', { name: /^Sign in at / });
  await expectAccessible(page);
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in as anybody' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByRole('alert')).toContainText('has none of support, finance, or operator');
  await expectAccessible(page);
  await page.getByRole('link', { name: signIn.problems.submit }).press('Enter');
  await way.press('Enter');
  await page.getByRole('checkbox', { name: 'support' }).press('Space');
  await page.getByLabel('Name').press('Enter');
  // The page on the way goes on by itself, and the session counts though the person came from elsewhere.
  await expect(
    page.getByText(/^Signed in as ada@operators\.example \(.+, in the role of support\.$/),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/ops');
  await expect(page.getByRole('heading', { name: opsWords.settings.heading })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: opsWords.people }).press('Enter');
  await page.getByLabel(deskWords.search.label).fill('00000000-0000-4000-8000-000000000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(deskWords.search.none)).toBeVisible();
  await page.goto('/ops');
  await page.getByRole('button', { name: opsWords.leave }).press('Enter');
  await page.getByRole('heading', { name: 'Signed out' }).waitFor();
  await page.getByRole('link', { name: 'Back to the operators’ pages' }).press('Enter');
  await expect(way).toBeVisible();
});
