import { drawnAppWords } from 'fake-apps/drawn/words';
import { buyInApp, expectStatus, openApp, openSettings, press, webBuyButton } from '../fixtures/drawnApp';
import { expect, test } from '../fixtures/journey';

const { subscription: rows, state, log } = drawnAppWords;

for (const title of ['iPhone', 'Mac', 'Android phone']) {
  test(`${title}: bought in the store from the settings to the welcome page, and kept`, {
    tag: '@all',
  }, async ({ page, site }) => {
    const app = await openApp(page, site.key, title);
    await expect(page.getByText(state.nobody)).toBeVisible();
    await buyInApp(app);
    await expect(page.getByRole('list').getByText(log.confirmed)).toBeVisible();
    await openSettings(app);
    await expectStatus(app, state.trial);
    await page.reload();
    await expectStatus(app, state.trial);
    await press(app, rows.welcome);
    await expect(webBuyButton(app)).toHaveCount(0);
  });
}
