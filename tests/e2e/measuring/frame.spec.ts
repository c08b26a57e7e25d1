import { interfaceWords } from '@/lib/content/site/interface';
import { sitePages } from '@/lib/content/site/sitePages';
import { expect, test } from '../fixtures/journey';
import { measure } from '../fixtures/measured';

const origin = 'funnel_blog_web__banner';
const clicks = (sent: readonly string[]) =>
  sent.filter((event) => /^static_(header|sidemenu|footer)/.test(event));

for (const path of ['/about', '/pro']) {
  test(`${path} counts what is pressed in header, menu and footer, and carries the origin there`, {
    tag: '@all',
  }, async ({ page }) => {
    const sent = await measure(page.context());
    await page.goto(`${path}?origin=${origin}`);
    await page.waitForLoadState('networkidle');
    const name = path.slice(1);
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    const logo = page.getByRole('banner').locator('a[href^="/"]').first();
    await logo.click();
    await expect(logo).toHaveAttribute('href', `/?origin=${origin}`);
    await page.getByRole('button', { name: interfaceWords.menu }).click();
    const menuLink = page.locator(`dialog a[href^="${sitePages.about.href}"]`).first();
    await menuLink.click();
    await expect(menuLink).toHaveAttribute('href', `${sitePages.about.href}?origin=${origin}`);
    // The menu closes with it.
    const footerLink = page
      .getByRole('contentinfo')
      .getByRole('link', { name: sitePages.terms.label })
      .first();
    await footerLink.click();
    await expect(footerLink).toHaveAttribute('href', new RegExp(`[?&]origin=${origin}`));
    await expect
      .poll(() => clicks(sent))
      .toEqual(
        ['header_logo_click', 'sidemenu_open', 'sidemenu_click', 'footer_click'].map(
          (event) => `static_${event} page=${name}`,
        ),
      );
  });
}
