import type { Page } from '@playwright/test';
import { brand } from '@/lib/content/brand';
import { homeBannerDismiss } from '@/lib/content/home/homeBanners';
import { chatOrigin } from '@/lib/content/home/searchBoxValues';
import { searchBoxWords as words } from '@/lib/content/home/searchBoxWords';
import { interfaceWords } from '@/lib/content/site/interface';
import { expect, test as journey } from '../fixtures/journey';

/** A search leaves the site, as it should: the watch over calls to other hosts lets these two pass. */
const test = journey.extend({
  problems: async ({ problems }, use) => {
    await use(problems);
    const own = problems.filter(
      (problem) => ![brand.searchUrl, brand.chatUrl].some((address) => problem.includes(address)),
    );
    problems.splice(0, problems.length, ...own);
  },
});

const agents = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
} as const;

/** The search engine and the chat are other sites: what would be sent there is kept, and nobody is called. */
async function keepSearches(page: Page): Promise<URL[]> {
  const sent: URL[] = [];
  for (const address of [brand.searchUrl, brand.chatUrl]) {
    await page.route(`${address}**`, async (route) => {
      sent.push(new URL(route.request().url()));
      await route.fulfill({ contentType: 'text/html', body: '<title>Found</title>' });
    });
  }
  return sent;
}

/** Something that must not happen has had its chance once the page was drawn again. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

const field = (page: Page) => page.getByRole('combobox', { name: words.label });

test('a search by keyboard alone: suggestions, down, enter', async ({ page }) => {
  const sent = await keepSearches(page);
  await page.goto('/');
  await field(page).focus();
  await page.keyboard.type('how to tie a');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toHaveValue('how to tie a tie');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => sent.map(({ href }) => href))
    .toEqual([`${brand.searchUrl}?q=how+to+tie+a+tie&t=h_`]);
});

/** Opens the page and presses halves of the switch above the field, one after the other. */
async function openIn(page: Page, ...modes: string[]): Promise<void> {
  await page.goto('/');
  await field(page).focus();
  const choice = page.getByRole('group', { name: words.mode });
  // Pressed where the word is, which the radio covers.
  for (const name of modes) await choice.getByText(name, { exact: true }).click({ force: true });
  await expect(page.getByRole('combobox')).toBeFocused();
}

test('where Ask is chosen, Enter and the button lead to the chat, and after going back to Search, to the search', async ({
  page,
}) => {
  const sent = await keepSearches(page);
  await openIn(page, words.modeAsk);
  await page.keyboard.type('wild ducks');
  await page.keyboard.press('Enter');
  await expect.poll(() => sent.length).toBe(1);
  await page.waitForURL(`${brand.chatUrl}**`);

  await openIn(page, words.modeAsk);
  await page.keyboard.type('wild ducks');
  await page.getByRole('button', { name: words.submitAsk, exact: true }).click();
  await expect.poll(() => sent.length).toBe(2);
  await page.waitForURL(`${brand.chatUrl}**`);
  for (const { origin, searchParams } of sent) {
    expect(origin).toBe(new URL(brand.chatUrl).origin);
    expect(searchParams.get('q')).toBe('wild ducks');
    expect(searchParams.get('origin')).toBe(chatOrigin);
  }

  await openIn(page, words.modeAsk, words.modeSearch);
  await page.keyboard.type('wild ducks');
  await page.keyboard.press('Enter');
  await expect.poll(() => sent.at(2)?.href).toBe(`${brand.searchUrl}?q=wild+ducks&t=h_`);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search box searches, and asks the chat', async ({ page }) => {
    const sent = await keepSearches(page);
    await page.goto('/');
    await page.getByRole('searchbox', { name: words.label }).fill('wild ducks');
    await page.getByRole('button', { name: words.ask }).click();
    await page.waitForURL(`${brand.chatUrl}**`);
    expect(sent).toHaveLength(1);
    await page.goto('/');
    await page.context().addCookies([{ name: 'l', value: 'de-de', url: page.url() }]);
    await page.getByRole('searchbox', { name: words.label }).fill('wild ducks');
    // The home page leads it on, which Playwright cannot answer in the place of the search engine.
    const searched = page.waitForRequest(`${brand.searchUrl}?q=wild+ducks&t=h_&kl=de-de`);
    await page.keyboard.press('Enter');
    await searched;
  });

  test('the menu opens and every product can be looked at', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: interfaceWords.menu }).click();
    await expect(page.getByRole('heading', { name: 'Downloads' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: brand.chat }).check({ force: true });
    await expect(page.getByRole('heading', { name: /AI models that don’t know/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Results without a search history/ })).toBeHidden();
  });
});

test('the menu keeps the focus and gives it back', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: interfaceWords.menu });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: interfaceWords.menuTitle });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 50; press++) await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the banner comes after a while of reading, moves nothing, and stays away for good weeks', {
  tag: '@all',
}, async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin, userAgent: agents.windows });
  const page = await context.newPage();
  await page.goto('/');
  // The banner has no height of its own: what lies in it is what is seen.
  const banner = page.getByRole('button', { name: homeBannerDismiss });
  await expect(banner).toBeHidden();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.mouse.wheel(0, 1600);
  await expect(banner).toBeVisible();
  expect(await height()).toBe(before);
  await banner.click();
  await expect(banner).toBeHidden();
  await page.reload();
  await page.mouse.wheel(0, 1600);
  await page.waitForFunction(() => window.scrollY > window.innerHeight);
  await nextFrame(page);
  await expect(banner).toBeHidden();
  await context.close();
});
