import type { Page } from '@playwright/test';
import { brand } from '@/lib/content/brand';
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
