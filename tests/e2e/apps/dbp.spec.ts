import type { Page } from '@playwright/test';
import { addFakeApp, sentMessages, teachApp } from 'fake-apps/fakeApp';
import { removalWords as words } from '@/lib/content/app/removal';
import { removalProduct } from '@/lib/content/app/removalProduct';
import { maintenanceScan, scan } from '@/server/sandbox/states/removalData';
import { expect, test } from '../fixtures/journey';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const next = (page: Page) => page.getByRole('button', { name: words.next });

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel(words.names.first).fill('Ada');
  await page.getByLabel(words.names.last).fill('Example');
  await next(page).click();
  await page.getByLabel(words.year.label).fill('1984');
  await next(page).click();
  await page.getByLabel(words.addresses.city).fill('Portland');
  await page.getByLabel(words.addresses.state).selectOption('OR');
  await next(page).click();
  await expect(heading(page, words.confirm.heading)).toBeFocused();
}

test('from the first question to the records, editing and deletion', async ({ page }) => {
  await addFakeApp(page, { app: 'apple-new', token: 'token', behavior: {} });
  await page.goto('/dbp');
  await expect(heading(page, words.names.heading)).toBeFocused();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await fillIn(page);
  await page.getByRole('button', { name: words.confirm.start }).click();
  await expect(heading(page, words.scan.heading)).toBeVisible();
  const said = await sentMessages(page);
  expect(
    said
      .filter(({ method }) => /^(add|set|save|start)/.test(method))
      .map(({ method, params }) => [method, params]),
  ).toEqual([
    ['addNameToCurrentUserProfile', { first: 'Ada', last: 'Example' }],
    ['setBirthYearForCurrentUserProfile', { year: 1984 }],
    ['addAddressToCurrentUserProfile', { city: 'Portland', state: 'OR' }],
    ['saveProfile', {}],
    ['startScanAndOptOut', {}],
  ]);

  await teachApp(page, { initialScanStatus: scan(23, 2) });
  await expect(page.getByText(words.scan.progress(23, 58)).first()).toBeVisible();
  await teachApp(page, { initialScanStatus: scan(58), maintenanceScanStatus: maintenanceScan('full') });
  await expect(heading(page, words.scan.done)).toBeVisible();
  await page.getByRole('button', { name: words.scan.toDashboard }).click();
  await expect(page.getByText(words.dashboard.status.overdue)).toBeVisible();

  await page.getByRole('tab', { name: words.dashboard.tabs.open }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: words.dashboard.tabs.removed })).toBeFocused();
  await expect(page.getByText(words.dashboard.status.removed, { exact: true })).toHaveCount(3);
  await page.getByRole('tab', { name: words.dashboard.tabs.open }).click();
  await page
    .getByRole('button', { name: /Not me/ })
    .first()
    .click();
  await expect(page.getByText(words.dashboard.hidden('peoplefile.example'))).toBeAttached();

  await page.getByRole('button', { name: words.dashboard.edit }).click();
  await page.getByLabel(words.names.first).fill('Adele');
  await page.getByRole('button', { name: words.save }).click();
  await expect(heading(page, words.scan.done)).toBeVisible();
  const edits = (await sentMessages(page)).slice(said.length).filter(({ method }) => /Name/.test(method));
  expect(edits.map(({ method, params }) => [method, params])).toEqual([
    ['setNameAtIndexInCurrentUserProfile', { index: 0, name: { first: 'Adele', last: 'Example' } }],
  ]);

  await page.getByRole('button', { name: words.scan.toDashboard }).click();
  await page.getByRole('button', { name: words.dashboard.edit }).click();
  await page.getByRole('button', { name: words.edit.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.edit.question.confirm }).click();
  await expect(heading(page, words.deleted.heading)).toBeVisible();
  await expect(page.getByText(words.local)).toHaveCount(0);
  await page.getByRole('button', { name: words.deleted.again }).click();
  await expect(page.getByText(words.local)).toBeVisible();
  await expect(page.getByLabel(words.names.first)).toHaveValue('');
});

test('faults are named at their fields, and back and forth loses nothing', { tag: '@all' }, async ({
  page,
}) => {
  await addFakeApp(page, { app: 'android', token: 'token' });
  await page.goto('/dbp');
  await next(page).click();
  await expect(page.getByText(words.names.faults.first)).toBeVisible();
  await expect(page.getByLabel(words.names.first)).toBeFocused();
  await page.getByLabel(words.names.first).fill('Ada');
  await expect(page.getByText(words.names.faults.first)).toHaveCount(0);
  await page.getByLabel(words.names.last).fill('Example');
  await page.getByRole('button', { name: words.names.add }).click();
  await page.getByLabel(words.names.first).nth(1).fill('ada ');
  await page.getByLabel(words.names.last).nth(1).fill('EXAMPLE');
  await next(page).click();
  await expect(page.getByText(words.names.faults.repeated)).toBeVisible();
  await page.getByRole('button', { name: words.names.remove('ada EXAMPLE'), exact: true }).click();
  await next(page).click();
  await page.getByLabel(words.year.label).fill('2024');
  await next(page).click();
  await expect(page.getByText(words.year.faults.range)).toBeVisible();
  await page.goBack();
  await expect(heading(page, words.names.heading)).toBeFocused();
  await expect(page.getByLabel(words.names.first)).toHaveValue('Ada');
  await page.goForward();
  await expect(page.getByLabel(words.year.label)).toHaveValue('2024');
  const kept = await page.evaluate(() =>
    JSON.stringify({ ...sessionStorage, ...localStorage, 'fake-app': '' }),
  );
  expect(kept).not.toMatch(/Ada|Example|2024/);
});

test('a free search finds, asks nobody, and leads to the subscription', { tag: '@all' }, async ({ page }) => {
  await addFakeApp(page, {
    app: 'apple-new',
    token: null,
    behavior: {
      handshake: {
        result: {
          version: 8,
          success: true,
          userdata: { isAuthenticatedUser: false, isUserEligibleForFreeTrial: false },
        },
      },
      initialScanStatus: { result: scan(58) },
    },
  });
  await page.goto('/dbp?origin=funnel_appsettings_macos');
  await fillIn(page);
  await expect(page.getByText(words.confirm.free)).toBeVisible();
  await page.getByRole('button', { name: words.confirm.start }).click();
  await page.getByRole('button', { name: words.scan.toDashboard }).click();
  await expect(page.getByRole('heading', { name: words.upsell.title(4) })).toBeVisible();
  await expect(page.getByRole('link', { name: words.upsell.action })).toHaveAttribute(
    'href',
    '/subscriptions?origin=funnel_appsettings_macos&featurePage=pir&trial=false',
  );
});

test('in a browser it is the page of the product, and loads no screen of the app', async ({ page }) => {
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
  );
  const html = (await (await page.goto('/dbp'))?.text()) ?? '';
  await expect(heading(page, removalProduct.title)).toBeVisible();
  await expect(page.getByRole('link', { name: removalProduct.action })).toHaveAttribute('href', /^\/pro/);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => !html.includes(path))).toEqual([]);
});
