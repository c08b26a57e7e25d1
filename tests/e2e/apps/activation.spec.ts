import type { Page } from '@playwright/test';
import { addFakeApp, sentMessages } from 'fake-apps/fakeApp';
import type { FakeAppOptions } from 'fake-apps/fakeAppOptions';
import { emailWords } from '@/lib/content/account/email';
import { formWords } from '@/lib/content/account/forms';
import { manageWords } from '@/lib/content/account/manage';
import { removeEmailWords } from '@/lib/content/account/removeEmail';
import { signInWords } from '@/lib/content/account/signIn';
import { activationWords } from '@/lib/content/app/activation';
import type { SiteControls } from '@/tests/fixtures/site/siteControls';
import { appToken } from '../fixtures/appPurchase';
import { expect, test } from '../fixtures/journey';
import { absentSubscriber, newAddress } from '../fixtures/steps';

const flow = '/subscriptions/activation-flow';
const addEmail = `${flow}/another-device/add-email`;
const byEmail = `${flow}/this-device/activate-by-email`;

for (const app of ['apple-2025', 'apple-new', 'android', 'windows'] as const) {
  test(`a subscription is restored by email inside ${app}, step by step at its own addresses`, {
    tag: app === 'apple-2025' ? [] : '@all',
  }, async ({ anotherBrowser, site }) => {
    const email = await absentSubscriber(site);
    const inApp = await anotherBrowser();
    const calls: string[] = [];
    inApp.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await addFakeApp(inApp, { app, token: null });
    await inApp.goto(`${flow}?origin=funnel_appsettings_ios&environment=staging`);
    const { choice, done } = activationWords;
    await expect(inApp.getByRole('button', { name: choice.store.action })).toHaveCount(
      app === 'windows' ? 0 : 1,
    );
    await inApp.getByRole('link', { name: choice.email.action }).click();
    await inApp.waitForURL((url) => url.pathname === byEmail);
    expect(new URL(inApp.url()).search).toBe('?origin=funnel_appsettings_ios&environment=staging');

    const seen = (await site.mails(email)).length;
    await inApp.getByLabel(formWords.email, { exact: true }).fill(email);
    await inApp.getByRole('button', { name: signInWords.address.submit }).click();
    await inApp.waitForURL((url) => url.pathname === `${byEmail}/otp`);
    const code = await site.nextCode(email, seen);
    await inApp.reload();
    await inApp.getByLabel(formWords.code).fill(code);
    await inApp.getByRole('button', { name: signInWords.code.submit }).click();
    await inApp.waitForURL((url) => url.pathname === `${byEmail}/success`);
    const guard = app === 'android' ? '&preventBackNavigation=true' : '';
    expect(new URL(inApp.url()).search).toBe(`?origin=funnel_appsettings_ios&environment=staging${guard}`);
    await expect(inApp.getByRole('heading', { level: 1, name: done.heading })).toBeVisible();

    // The visit is one of staging, so all its calls are.
    const services = calls.filter((path) => /\/api\/(auth|subscription)\b/.test(path));
    expect(services.length).toBeGreaterThan(1);
    expect(services.filter((path) => !path.startsWith('/staging/'))).toEqual([]);
    await inApp.getByRole('button', { name: done.settings }).click();
    const told = async () => (await sentMessages(inApp)).map(({ method }) => method);
    await expect.poll(told).toContain(app === 'android' ? 'backToSettingsActivateSuccess' : 'backToSettings');
    const kept = await inApp.evaluate(() => ({ ...sessionStorage, ...localStorage, 'fake-app': '' }));
    expect(JSON.stringify(kept)).not.toMatch(/accessToken|refreshToken/);
    expect(inApp.url()).not.toMatch(/token|code=|otp=/);
    const link = inApp.getByRole('link', { name: done.open });
    await expect(link).toHaveAttribute('href', /\/subscriptions\/welcome\?/);
  });
}

/** Restores a subscription by email in an app of this kind. */
async function restoreIn(
  app: FakeAppOptions['app'],
  { inApp, site, email }: { inApp: Page; site: SiteControls; email: string },
): Promise<void> {
  const seen = (await site.mails(email)).length;
  await addFakeApp(inApp, { app, token: null });
  await inApp.goto(byEmail);
  await inApp.getByLabel(formWords.email, { exact: true }).fill(email);
  await inApp.getByRole('button', { name: signInWords.address.submit }).click();
  await inApp.getByLabel(formWords.code).fill(await site.nextCode(email, seen));
  await inApp.getByRole('button', { name: signInWords.code.submit }).click();
  await inApp.waitForURL((url) => url.pathname === `${byEmail}/success`);
  await inApp.getByRole('link', { name: activationWords.done.open }).waitFor();
}

for (const app of ['apple-2025', 'apple-new', 'android', 'windows'] as const) {
  test(`inside ${app} the address is edited and removed on pages that get its token, and the app hears of both`, {
    tag: '@all',
  }, async ({ anotherBrowser, site }) => {
    const email = await absentSubscriber(site);
    const inApp = await anotherBrowser();
    await restoreIn(app, { inApp, site, email });
    await inApp.goto('/subscriptions/manage');
    await inApp.getByRole('link', { name: manageWords.editEmailLabel }).click();
    await expect(inApp.getByRole('heading', { name: emailWords.edit.heading })).toBeVisible();
    const next = newAddress('second');
    await inApp.getByLabel(emailWords.edit.label).fill(next);
    await inApp.getByRole('button', { name: emailWords.edit.submit }).click();
    await inApp.getByLabel(formWords.code).fill(await site.nextCode(next));
    await inApp.getByRole('button', { name: emailWords.confirm.submit }).click();
    await expect(inApp.getByRole('heading', { name: emailWords.changed.heading })).toBeVisible();
    const told = async () => (await sentMessages(inApp)).map(({ method }) => method);
    await expect.poll(told).toContain('subscriptionsEditEmailSuccess');
    await inApp.getByRole('link', { name: emailWords.changed.manage }).click();
    await expect(inApp.getByText(next).first()).toBeVisible();
    await inApp.getByRole('link', { name: manageWords.editEmailLabel }).click();
    await inApp.getByRole('button', { name: removeEmailWords.open }).click();
    await inApp.getByRole('button', { name: removeEmailWords.submit }).click();
    await expect(inApp.getByRole('heading', { name: removeEmailWords.done.heading })).toBeVisible();
    await inApp.getByRole('button', { name: manageWords.backToSettings }).click();
    await expect.poll(async () => (await told()).at(-1)).toBe('backToSettings');
    expect(await told()).toContain('subscriptionsRemoveEmailSuccess');
  });
}

/** Opens the page that adds an address in an app that is signed in without one, and asks for the code. */
async function addAddressIn(
  inApp: Page,
  { site, app, email }: { site: SiteControls; app: FakeAppOptions['app']; email: string },
): Promise<void> {
  const token = await appToken(site.origin, app === 'apple-2025' ? 'v1' : 'v2');
  await addFakeApp(inApp, { app, token });
  await inApp.goto(`${addEmail}?origin=funnel_appsettings_ios`);
  await inApp.getByLabel(formWords.email, { exact: true }).fill(email);
  await inApp.getByRole('button', { name: emailWords.add.submit }).click();
  await inApp.waitForURL((url) => url.pathname === `${addEmail}/otp`);
}

for (const app of ['apple-2025', 'apple-new', 'android', 'windows'] as const) {
  test(`inside ${app} an address is added, with the code entered after a reload`, { tag: '@all' }, async ({
    anotherBrowser,
    site,
  }) => {
    const email = newAddress('added');
    const inApp = await anotherBrowser();
    await addAddressIn(inApp, { site, app, email });
    await inApp.reload();
    await inApp.getByLabel(formWords.code).fill(await site.nextCode(email));
    await inApp.getByRole('button', { name: emailWords.confirm.submit }).click();
    await expect(inApp.getByRole('heading', { name: emailWords.added.heading })).toBeVisible();
    await expect(inApp.getByText(email)).toBeVisible();
    await inApp.waitForURL(
      ({ pathname, search }) => pathname + search === `${addEmail}/success?origin=funnel_appsettings_ios`,
    );
    const told = async () => (await sentMessages(inApp)).map(({ method }) => method);
    await expect.poll(told).toContain('subscriptionsAddEmailSuccess');
    // Newer Apple apps keep the token that was issued without the address.
    await inApp.getByRole('link', { name: emailWords.added.device }).click();
    await inApp.waitForURL((url) => url.pathname === `${flow}/another-device/email`);
    await expect(inApp.getByText(email)).toBeVisible();
    await inApp.goto(addEmail);
    await expect(inApp.getByRole('heading', { name: emailWords.add.already.heading })).toBeVisible();
  });
}
