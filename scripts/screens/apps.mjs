import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../prepare.mjs';
import { customerNumbered } from './customer.mjs';

/**
 * What the drawn apps of the sandbox show on the way from no subscription to a subscription: their own screens, the pages
 * in them, and the store's sheet or the page that asks for a card. Every scene walks there from an empty device.
 */
export async function appScenes() {
  const words = await appWords();
  const acts = Object.entries(actsIn(words));
  return ['iphone', 'mac', 'android', 'windows'].flatMap((device, row) =>
    acts.map(([name, act], column) => sceneOf(device, name, act, 1 + row * acts.length + column)),
  );
}

/** Views follow one another, so the customers of a scene are the same in every run. */
function sceneOf(device, name, act, number) {
  let views = 0;
  return {
    name: `${device}, ${name}`,
    path: `/sandbox/apps/${device}`,
    kind: 'flow',
    fullPage: true,
    async act(page) {
      views += 1;
      await act(page, customerNumbered(number * 100 + views));
      // What was clicked last would be pictured with the pointer on it.
      await page.mouse.move(0, 0);
      // Pages in an app wait a moment for its word.
      await page.waitForTimeout(1000);
    },
  };
}

function actsIn({ app, checkout, tryFree, welcome }) {
  const { settings, subscription: rows, sheet, state } = app;
  const web = (page) => page.frameLocator('iframe[data-part=web]');
  const select = (page, name) => page.getByRole('button', { name, exact: true }).click();

  async function openPayment(page) {
    await select(page, rows.get);
    await web(page).getByRole('button', { name: tryFree }).click();
    await Promise.any([
      page.getByRole('dialog').waitFor(),
      web(page).getByLabel(checkout.fields.number).waitFor(),
    ]);
  }

  async function buy(page, customer) {
    await openPayment(page);
    if (await page.getByRole('dialog').isVisible()) await select(page, sheet.begin);
    else await payByCard(web(page), customer);
    await web(page).getByRole('heading', { level: 1, name: welcome }).waitFor();
  }

  async function payByCard(page, { email, card }) {
    const { fields } = checkout;
    await page.getByLabel(fields.number).fill(card);
    await page.getByRole('textbox', { name: fields.email, exact: true }).fill(email);
    await page.getByLabel(fields.expiry).fill('12 / 40');
    await page.getByLabel(fields.cvc).fill('123');
    await page.getByLabel(fields.name).fill('Ada Example');
    await page.getByLabel(fields.country).selectOption('US');
    await page.getByLabel(fields.postcode).fill('10001');
    await page.getByRole('button', { name: checkout.startTrial }).click();
  }

  async function buyAndReturn(page, customer) {
    await buy(page, customer);
    await select(page, settings);
    await page.getByText(state.statuses['Auto-Renewable'], { exact: true }).waitFor();
  }

  const afterPurchase = (row) => async (page, customer) => {
    await buyAndReturn(page, customer);
    await select(page, row);
    await web(page).getByRole('heading', { level: 1 }).waitFor();
  };

  return {
    settings: (page) => page.getByText(state.nobody).waitFor(),
    restore: (page) => select(page, rows.have),
    async store(page) {
      await select(page, rows.get);
      await web(page).getByRole('button', { name: tryFree }).waitFor();
    },
    payment: openPayment,
    welcome: buy,
    'settings of a subscriber': buyAndReturn,
    account: afterPurchase(rows.account),
    plans: afterPurchase(rows.plans),
    'another device': afterPurchase(rows.addDevice),
  };
}

/** The words of the apps and of the card's page are TypeScript: bundled once, they can be read like any module. */
async function appWords() {
  const outfile = join(root, '.build/appWords.mjs');
  const contents = `
    import { drawnAppWords as app } from 'fake-apps/drawn/words';
    import { hostedWords } from 'stripe-sandbox/words/hostedWords';
    import { appWelcomeWords } from '@/lib/content/app/appWelcome';
    import { storeWords } from '@/lib/content/app/store';
    export { app };
    export const checkout = hostedWords('en').checkout;
    export const tryFree = storeWords.try(7);
    export const welcome = appWelcomeWords.heading;`;
  const stdin = { contents, resolveDir: root, loader: 'ts' };
  await build({ stdin, outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'warning' });
  return import(pathToFileURL(outfile).href);
}
