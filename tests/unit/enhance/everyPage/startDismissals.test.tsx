import { render, screen } from '@testing-library/react';
import { SiteMenu } from '@/components/layout/site/SiteMenu';
import { startDismissals } from '@/enhance/everyPage/startDismissals';
import { navigationWords } from '@/lib/content/site/navigationWords';
import { localStateKeys } from '@/lib/storage/localState';
import { person } from '@/tests/fixtures/browser/person';

const week = 7 * 24 * 3600_000;
const promo = () => document.querySelector<HTMLElement>('[data-dismissable]');

/** The menu on a page that is opened at this time. */
function openPage(now: number): void {
  jest.setSystemTime(now);
  document.body.replaceChildren();
  render(<SiteMenu route="/about" />, {
    container: document.body.appendChild(document.createElement('div')),
  });
  document.querySelector('dialog')?.setAttribute('open', '');
  startDismissals();
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('puts an offer away for fifteen weeks, and then shows it again', async () => {
  const now = Date.UTC(2026, 10, 21);
  openPage(now);
  expect(promo()).toBeVisible();
  await person.click(screen.getByRole('button', { name: navigationWords.dismissPromo }));
  expect(promo()).not.toBeVisible();
  expect(localStorage.getItem(`${localStateKeys.bannerDismissal}.menuPromo`)).toMatch(/^v\d+-\d$/);
  openPage(now + 14 * week);
  expect(promo()).not.toBeVisible();
  openPage(now + 15 * week);
  expect(promo()).toBeVisible();
});

it('keeps the keyboard where the offer was', async () => {
  openPage(Date.UTC(2026, 10, 21));
  screen.getByRole('button', { name: navigationWords.dismissPromo }).focus();
  await person.keyboard('{Enter}');
  expect(document.activeElement).toHaveAttribute('href', '/');
});
