import { addFakeApp, sentMessages } from 'fake-apps/fakeApp';
import { manageWords } from '@/lib/content/account/manage';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { protocol } from '@/lib/content/protocol';
import { expect, test } from '../fixtures/journey';
import { absentSubscriber, askForCode, enterCode } from '../fixtures/steps';

for (const app of ['apple-2025', 'apple-new', 'android', 'windows'] as const) {
  test(`a sign-in on a page inside ${app} is the app's own from then on`, {
    tag: app === 'android' ? [] : '@all',
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
    await inApp.getByRole('button', { name: appWelcomeWords.openFeature('VPN') }).click();
    const sent = await sentMessages(inApp);
    const vpn = { productFeature: 'Network Protection', feature: 'Network Protection' };
    expect(sent.find(({ method }) => method === 'featureSelected')?.params).toEqual(vpn);
    const handed = sent.filter(({ method }) => /^set/.test(method));
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
