import { emailWords } from '@/lib/content/account/email';
import { formWords } from '@/lib/content/account/forms';
import { manageWords } from '@/lib/content/account/manage';
import { buying } from '@/lib/content/pro';
import { sandboxPortal } from '@/lib/content/sandboxPortal';
import { expect, test } from './fixtures/journey';
import { addEmail, cards, expectWelcome, newAddress, openCheckout, payWith, signIn } from './fixtures/steps';

test('a visitor buys, adds an address, signs in elsewhere, manages the account and leaves', async ({
  page,
  anotherBrowser,
  site,
}) => {
  const email = newAddress('first');
  const changed = newAddress('second');

  await test.step('sees price and trial and pays for a year', async () => {
    await page.goto('/pro');
    await expect(page.getByText(buying.trial(7, '$99.99', 'yearly')).first()).toBeVisible();
    await openCheckout(page, 'yearly');
    await expect(page.getByText('$99.99').first()).toBeVisible();
    await payWith(page, cards.pays, email);
    await expectWelcome(page);
  });

  await test.step('adds an address with the code from the mailbox page', async () => {
    await addEmail(page, site, email);
  });

  const other = await anotherBrowser();
  await test.step('signs in by code in another browser and sees the subscription', async () => {
    await page.context().close();
    await signIn(other, site, email);
    await expect(other.getByText(manageWords.trial, { exact: true })).toBeVisible();
    await expect(other.getByText(manageWords.trialRenews)).toBeVisible();
    await expect(other.getByText(manageWords.planNames.Yearly).first()).toBeVisible();
    await expect(other.getByText(email)).toBeVisible();
  });

  await test.step('changes the address', async () => {
    await other.getByRole('link', { name: manageWords.editEmailLabel }).click();
    await other.getByLabel(emailWords.edit.label).fill(changed);
    await other.getByRole('button', { name: emailWords.edit.submit }).click();
    await other.getByLabel(formWords.code).fill(await site.nextCode(changed));
    await other.getByRole('button', { name: emailWords.confirm.submit }).click();
    await expect(other.getByRole('heading', { level: 1, name: emailWords.changed.heading })).toBeVisible();
    await other.getByRole('link', { name: emailWords.changed.manage }).click();
    await expect(other.getByText(changed)).toBeVisible();
  });

  await test.step('cancels in the billing portal and sees the status change', async () => {
    await other.getByRole('button', { name: manageWords.openPortal }).click();
    await other.waitForURL(/\/sandbox\/stripe\/portal\//);
    await other
      .getByRole('link', { name: sandboxPortal.actions.cancel })
      .or(other.getByRole('button', { name: sandboxPortal.actions.cancel }))
      .click();
    await other.getByRole('button', { name: sandboxPortal.cancelPage.confirm }).click();
    await other.getByRole('link', { name: sandboxPortal.back }).click();
    await expect(other.getByText(manageWords.trialCancelled)).toBeVisible();
  });

  await test.step('signs out everywhere', async () => {
    await other.getByRole('button', { name: manageWords.signOutEverywhere }).click();
    await other
      .getByRole('dialog')
      .getByRole('button', { name: manageWords.signOutEverywhereQuestion.confirm })
      .click();
    await expect(other.getByText(manageWords.signedOutEverywhere)).toBeVisible();
  });

  await test.step('signs in again and deletes the account', async () => {
    await signIn(other, site, changed);
    const seen = (await site.mails(changed)).length;
    await other.getByRole('button', { name: manageWords.remove.open }).click();
    await other.getByRole('dialog').getByRole('button', { name: manageWords.remove.send }).click();
    await other
      .getByRole('dialog')
      .getByLabel(formWords.code)
      .fill(await site.nextCode(changed, seen));
    await other.getByRole('dialog').getByRole('button', { name: manageWords.remove.confirm }).click();
    await expect(other.getByText(manageWords.remove.done)).toBeVisible();
  });
});
