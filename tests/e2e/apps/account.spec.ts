import type { Page } from '@playwright/test';
import { addFakeApp, sentMessages } from 'fake-apps/fakeApp';
import { signedOutWords } from '@/lib/content/account/forms';
import { manageWords } from '@/lib/content/account/manage';
import { protocol } from '@/lib/content/protocol';
import { errorWords } from '@/lib/content/site/errors/errorWords';
import type { SiteControls } from '@/tests/fixtures/site/siteControls';
import { appToken, record } from '../fixtures/appPurchase';
import { expect, test } from '../fixtures/journey';
import { absentSubscriber, askForCode, enterCode } from '../fixtures/steps';

for (const app of ['apple-2025', 'apple-new', 'android', 'windows'] as const) {
  test(`a sign-in on a page inside ${app} is the app's own from then on`, {
    tag: app === 'apple-2025' || app === 'android' ? [] : '@all',
  }, async ({ anotherBrowser, site }) => {
    const email = await absentSubscriber(site);
    const inApp = await anotherBrowser();
    await addFakeApp(inApp, { app, token: null });
    const seen = (await site.mails(email)).length;
    await askForCode(inApp, email);
    await enterCode(inApp, await site.nextCode(email, seen));

    await expect(inApp.getByRole('heading', { level: 1, name: manageWords.heading })).toBeVisible();
    await expect(inApp.getByText(email).first()).toBeVisible();
    // The app holds the tokens: it signs out by its own settings, and sells by its own page.
    await expect(inApp.getByRole('button', { name: manageWords.remove.open })).toBeVisible();
    await expect(inApp.getByRole('button', { name: /^Sign out( everywhere)?$/ })).toHaveCount(0);
    await expect(inApp.locator('main a[href^="/pro"]')).toHaveCount(0);
    const handed = (await sentMessages(inApp)).filter(({ method }) => /^set/.test(method));
    expect(handed.map(({ method, id }) => [method, id])).toEqual([
      [app === 'apple-2025' ? 'setSubscription' : 'setAuthTokens', undefined],
    ]);
    const kept = await inApp.evaluate(() => ({ ...sessionStorage, ...localStorage, 'fake-app': '' }));
    expect(JSON.stringify(kept)).not.toMatch(/accessToken|refreshToken/);

    const { refreshToken } = Object(handed[0]?.params);
    if (app === 'apple-2025') return;
    // The app goes on with the pair under its own client id.
    const query = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: protocol.nativeClientId,
      refresh_token: refreshToken,
    });
    const refreshed = await fetch(`${site.origin}/api/auth/v2/token?${query}`);
    expect(refreshed.status).toBe(200);
  });
}

for (const app of ['apple-2025', 'apple-new'] as const) {
  test(`inside ${app}, which checks a sign-in before it keeps it, the next page does not ask for another`, {
    tag: '@all',
  }, async ({ anotherBrowser, site }) => {
    const email = await absentSubscriber(site);
    const inApp = await anotherBrowser();
    const behavior = { setAuthTokens: { delay: 1500 }, setSubscription: { delay: 1500 } };
    await addFakeApp(inApp, { app, token: null, behavior });
    await inApp.addInitScript((asking) => {
      const note = () => {
        if (document.querySelector('h1')?.textContent === asking) sessionStorage.setItem('asked', 'yes');
      };
      new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true });
    }, signedOutWords.heading);
    const seen = (await site.mails(email)).length;
    await askForCode(inApp, email);
    await enterCode(inApp, await site.nextCode(email, seen));
    await inApp.waitForURL('**/subscriptions/manage');
    await expect(inApp.getByText(email).first()).toBeVisible();
    expect(await inApp.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();
  });
}

/** Opens an account on a small phone, in an app whose web view refuses other sites. */
async function openInStrictApp(inApp: Page, site: SiteControls, platform: string): Promise<void> {
  await inApp.setViewportSize({ width: 360, height: 740 });
  await inApp.clock.install();
  await inApp.route('**/api/subscription', (route) => route.fulfill({ json: record(platform, 'plus') }));
  const store = { customerPortalUrl: `${site.origin}/sandbox/stores` };
  await inApp.route('**/api/checkout/portal*', (route) => route.fulfill({ json: store }));
  // A navigation that is aborted leaves the page as it is.
  await inApp.route('**/sandbox/stores', (route) => route.abort('aborted'));
  await inApp.addInitScript(() => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
    const refuse = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="https:"]'))
        event.preventDefault();
    };
    document.addEventListener('click', refuse);
  });
  await addFakeApp(inApp, { app: 'apple-2025', system: 'ios', token: await appToken(site.origin, 'v1') });
  await inApp.goto('/subscriptions/manage');
}

function adviceIn(inApp: Page, site: SiteControls) {
  return inApp.getByText(errorWords.notOpened(`${new URL(site.origin).host}/subscriptions/manage`));
}

for (const [platform, name] of [
  ['apple', manageWords.store.apple.open],
  ['stripe', manageWords.openPortal],
  ['stripe', manageWords.cancelSubscription],
] as const) {
  test(`an app that opens no other site says so, and where to go instead: ${name}`, { tag: '@all' }, async ({
    anotherBrowser,
    site,
  }) => {
    const inApp = await anotherBrowser();
    await openInStrictApp(inApp, site, platform);
    const advice = adviceIn(inApp, site);
    const button = inApp.getByRole('button', { name });
    const asked = inApp.waitForRequest('**/sandbox/stores');
    await button.click();
    await asked;
    await expect(advice).toHaveCount(0);
    await inApp.clock.runFor(10_000);
    await expect(advice).toBeInViewport({ ratio: 1 });
    await expect(button).toBeEnabled();
  });
}
