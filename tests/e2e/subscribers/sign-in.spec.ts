import { emailWords } from '@/lib/content/account/email';
import { formWords, signedOutWords } from '@/lib/content/account/forms';
import { manageWords } from '@/lib/content/account/manage';
import { removeEmailWords } from '@/lib/content/account/removeEmail';
import { signInWords } from '@/lib/content/account/signIn';
import { protocol } from '@/lib/content/protocol';
import { authorizeParameters, claimsOf, makeVerifier, tokens } from '@/tests/fixtures/service/authClient';
import { expect, test } from '../fixtures/journey';
import { absentSubscriber, enterCode, expectAccount, signIn, subscriber } from '../fixtures/steps';

const minute = 60;

test('a browser that an app has opened leads back to it with a code', { tag: '@all' }, async ({
  page,
  site,
}) => {
  const email = await absentSubscriber(site);
  const [verifier, redirectUri] = [makeVerifier(), protocol.nativeRedirectUri];
  const query = authorizeParameters(verifier, redirectUri);
  await page.goto(`${site.origin}/api/auth/v2/authorize?${query}&state=kept`);
  await expect(page.getByText(signInWords.forApp.question)).toBeVisible();
  const seen = (await site.mails(email)).length;
  await page.getByLabel(formWords.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: signInWords.address.submit }).click();
  await expect(page.getByLabel(formWords.code)).toBeVisible();
  await page.reload();
  // WebKit leaves the page for an address that no app takes; other engines stay, and show the link.
  const left = page.waitForRequest((request) => request.url().startsWith(redirectUri));
  await enterCode(page, await site.nextCode(email, seen));
  const link = page.getByRole('link', { name: signInWords.forApp.open }).getAttribute('href');
  const back = new URL((await Promise.any([left.then((request) => request.url()), link])) ?? '');
  expect(back.href.split('?')[0]).toBe(redirectUri);
  expect(back.searchParams.get('state')).toBe('kept');
  const session = { cookie: '', verifier, clientId: protocol.nativeClientId, redirectUri };
  const pair = await tokens(site.origin, session, back.searchParams.get('code') ?? '');
  expect(claimsOf(pair.access_token)).toMatchObject({ email });
});

test('an address is removed after a fresh code, and the mail brings it back', async ({
  page,
  anotherBrowser,
  site,
}) => {
  const email = await subscriber(page, site);
  await site.turnClock(11 * minute);
  const seen = (await site.mails(email)).length;
  await page.goto('/subscriptions/edit-email');
  await page.getByRole('button', { name: removeEmailWords.open }).click();
  await expect(page.getByRole('heading', { name: removeEmailWords.heading })).toBeFocused();
  await page.getByRole('button', { name: removeEmailWords.submit }).click();
  await page.getByRole('button', { name: emailWords.reauthenticate.send }).click();
  await page.getByLabel(formWords.code).fill(await site.nextCode(email, seen));
  await page.getByRole('button', { name: emailWords.reauthenticate.submit }).click();
  await expect(page.getByRole('heading', { name: removeEmailWords.done.heading })).toBeVisible();
  await page.getByRole('link', { name: emailWords.changed.manage }).click();
  await expectAccount(page);
  await expect(page.getByText(email)).toHaveCount(0);

  const mail = await site.nextMail(email, /undo-email#/, seen);
  const link = /https?:\/\/\S+undo-email#[A-Za-z0-9_-]+/.exec(mail.text)?.[0] ?? '';
  const other = await anotherBrowser();
  await other.goto(link);
  await other.getByRole('button', { name: emailWords.undo.submit }).click();
  await expect(other.getByText(emailWords.undo.done)).toBeVisible();
  await site.turnClock(2 * minute);
  await signIn(other, site, email);
  await expectAccount(other);
});

test('a second tab knows who is signed in, and signing out reaches both', async ({ page, context, site }) => {
  await subscriber(page, site);
  await page.goto('/subscriptions/manage');
  await expectAccount(page);
  const second = await context.newPage();
  await second.goto('/subscriptions/manage');
  await expectAccount(second);
  await second.getByRole('button', { name: manageWords.signOut, exact: true }).click();
  await expect(page.getByRole('link', { name: signedOutWords.signIn }).first()).toBeVisible();
});
