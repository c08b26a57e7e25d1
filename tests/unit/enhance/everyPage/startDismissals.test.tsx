import { render, screen } from '@testing-library/react';
import { SiteMenu } from '@/components/layout/site/SiteMenu';
import { startDismissals } from '@/enhance/everyPage/startDismissals';
import { navigationWords } from '@/lib/content/site/navigationWords';
import { localStateKeys } from '@/lib/storage/localState';
import { person } from '@/tests/fixtures/browser/person';

it('puts an offer away for later visits, and keeps the keyboard where it was', async () => {
  localStorage.clear();
  render(<SiteMenu route="/about" />);
  document.querySelector('dialog')?.setAttribute('open', '');
  startDismissals();
  const promo = document.querySelector('[data-dismissable]');
  expect(promo).toBeVisible();
  screen.getByRole('button', { name: navigationWords.dismissPromo }).focus();
  await person.keyboard('{Enter}');
  expect(promo).not.toBeVisible();
  expect(document.activeElement).toHaveAttribute('href', '/');
  expect(localStorage.getItem(`${localStateKeys.bannerDismissal}.menuPromo`)).toMatch(/^v\d+-\d$/);
});
