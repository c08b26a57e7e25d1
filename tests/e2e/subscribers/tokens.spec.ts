import { manageWords } from '@/lib/content/account/manage';
import { expect, test } from '../fixtures/journey';
import { addEmail, expectAccount, newAddress, subscribe } from '../fixtures/steps';

test('50. tokens stand in no page, no address and nothing that lasts, and are gone at sign-out', async ({
  page,
  context,
  site,
}) => {
  /** And what they are redeemed with. */
  const tokens = new Set<string>();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  // Read on the way to the page, which may leave for the payment page as soon as it has the answer.
  await page.route('**/api/auth/v2/token', async (route) => {
    const response = await route.fetch();
    if (response.ok()) {
      const { access_token, refresh_token } = await response.json();
      tokens.add(access_token).add(refresh_token);
      const redeemed = new URLSearchParams(route.request().postData() ?? '');
      for (const [name, value] of redeemed) if (name.startsWith('code')) tokens.add(value);
    }
    await route.fulfill({ response });
  });
  await subscribe(page);
  await addEmail(page, site, newAddress());
  for (const path of ['/subscriptions/manage', '/pro/welcome', '/pro', '/']) {
    const sent = await (await page.goto(path))?.text();
    // The sales page fetches its scripts once it is painted, and then asks for the account.
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toHaveCount(1);
    expect(tokens.size).toBeGreaterThanOrEqual(2);
    const kept = await page.evaluate(() => ({
      local: JSON.stringify({ ...localStorage }),
      cookies: document.cookie,
      html: document.documentElement.outerHTML,
      history: JSON.stringify(window.history.state),
      name: window.name,
    }));
    const cookies = JSON.stringify(await context.cookies());
    for (const token of tokens) {
      for (const place of [sent, cookies, ...Object.values(kept), ...addresses])
        expect(place).not.toContain(token);
    }
  }
  await page.goto('/subscriptions/manage');
  await expectAccount(page);
  const held = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect([...tokens].some((token) => held.includes(token))).toBe(true);
  await page.getByRole('button', { name: manageWords.signOut, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: manageWords.signedOut })).toBeVisible();
  const left = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  for (const token of tokens) expect(left).not.toContain(token);
});
