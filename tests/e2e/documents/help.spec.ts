import type { Page } from '@playwright/test';
import { brand } from '@/lib/content/brand';
import { cancelWords } from '@/lib/content/help/cancelWords';
import { confirmWords } from '@/lib/content/help/confirmWords';
import { withdrawWords } from '@/lib/content/help/withdrawWords';
import { statementOutcomes } from '@/lib/content/mails/statementOutcomes';
import { sitePages } from '@/lib/content/site/sitePages';
import type { SiteControls } from '@/tests/fixtures/site/siteControls';
import { expect, test } from '../fixtures/journey';
import { subscribe } from '../fixtures/steps';

/** Opens the page from the terms that name it. */
async function openFromTerms(page: Page, { label, href }: { label: string; href: string }): Promise<void> {
  await page.goto('/pro/privacy-terms/non-us/en');
  await page.getByRole('main').getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
}

/** The mails about a statement of this sender say what the page says, with the time. */
async function expectMailed(
  page: Page,
  { mails }: SiteControls,
  { email, name }: { email: string; name: string },
): Promise<void> {
  const shown = await page.locator('output[name="received"]').textContent();
  await expect(page.locator('output[name="stated"]')).toContainText(`Name: ${name}\nContract: A-0001\n`);
  expect(shown).toMatch(/^\w+ \d+, \d{4} at .*\(UTC\)$/);
  const saysIt = [expect.objectContaining({ text: expect.stringContaining(shown ?? '') })];
  await expect.poll(() => mails(email)).toEqual(saysIt);
  await expect
    .poll(async () =>
      (await mails(brand.supportEmail)).filter(({ listHeaders }) => listHeaders.includes(email)),
    )
    .toEqual(saysIt);
}

test('a withdrawal is confirmed with its date and time, a wrong one keeps all that was typed, and a button in its mail carries out one that names a contract', async ({
  page,
  site,
  anotherBrowser,
}) => {
  const { fields, errors, submit, thanksTitle } = withdrawWords;
  const email = `withdraws-${Date.now()}@example.org`;
  await openFromTerms(page, sitePages.withdraw);
  await page.getByLabel(fields.name.label).fill('Anna www.example.org');
  await page.getByLabel(fields.contract.label).fill('A-0001');
  await page.getByLabel(fields.email.label).fill(email);
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByText(errors.name)).toBeVisible();
  await expect(page.getByText(errors.contract)).toBeHidden();
  await expect(page.getByLabel(fields.name.label)).toBeFocused();
  await expect(page.getByLabel(fields.contract.label)).toHaveValue('A-0001');
  await page.getByLabel(fields.name.label).fill('Anna Reader');
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByText(thanksTitle)).toBeVisible();
  await expectMailed(page, site, { email, name: 'Anna Reader' });

  const buyer = 'buyer@example.org';
  const german = await anotherBrowser({ country: 'DE' });
  await subscribe(german);
  await german.goto('/help/withdraw');
  await german.getByLabel(fields.name.label).fill('Anna Reader');
  await german.getByLabel(fields.contract.label).fill(buyer);
  await german.getByLabel(fields.email.label).fill(buyer);
  await german.getByRole('button', { name: submit }).click();
  await expect(german.getByText(thanksTitle)).toBeVisible();
  const { text } = await site.nextMail(buyer, /help\/confirm/);
  await german.goto(/\/help\/confirm\?token=\w+/.exec(text)?.[0] ?? '');
  await german.getByRole('button', { name: confirmWords.withdrawal }).click();
  await expect(german.getByText(statementOutcomes.en('').withdrawal.done)).toBeVisible();
  await site.nextMail(buyer, /trial has ended/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a cancellation comes back with the reason and the day until nothing is wrong, and is then confirmed', {
    tag: '@all',
  }, async ({ page, site }) => {
    const { fields, errors, kinds, submit, thanksTitle } = cancelWords;
    const email = `cancels-plain-${Date.now()}@example.org`;
    await page.goto('/help');
    await page.getByRole('contentinfo').getByRole('link', { name: sitePages.cancel.label }).click();
    await expect(page).toHaveURL(/\/help\/cancel$/);
    await page.getByLabel(fields.kind.label).selectOption(kinds.cause);
    await page.getByLabel(fields.reason.label).fill('See spam.example/now');
    await page.getByLabel(fields.end.label).fill('2091-01-31');
    await page.getByLabel(fields.name.label).fill('Anna Reader');
    await page.getByLabel(fields.contract.label).fill('A-0001');
    await page.getByLabel(fields.email.label).fill(email);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(errors.reason)).toBeVisible();
    await expect(page.getByText(errors.end)).toBeHidden();
    await expect(page.getByLabel(fields.kind.label)).toHaveValue('cause');
    await expect(page.getByLabel(fields.end.label)).toHaveValue('2091-01-31');
    await page.getByLabel(fields.reason.label).fill('The VPN stopped.');
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(thanksTitle)).toBeInViewport();
    await expect(page.locator('output[name="stated"]')).toContainText('Reason: The VPN stopped.');
    await expectMailed(page, site, { email, name: 'Anna Reader' });
  });
});
