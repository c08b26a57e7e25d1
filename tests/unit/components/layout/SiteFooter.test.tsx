import { render, screen, within } from '@testing-library/react';
import { SiteFooter } from '@/components/layout/site/SiteFooter';
import { targetLink } from '@/lib/attribution/targetLink';
import { brand } from '@/lib/content/brand';
import { footerLinkSets } from '@/lib/content/site/footer';

it('shows every link of its sets', () => {
  render(<SiteFooter route="/about" />);
  const navigation = screen.getByRole('navigation', { name: 'All pages' });
  const shown = within(navigation)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(shown).toEqual(footerLinkSets.flatMap((set) => set.links.map((link) => link.href)));
});

it('puts a badge on what is new or free to try, and says which links leave the site', () => {
  render(<SiteFooter route="/about" />);
  expect(screen.getByRole('link', { name: new RegExp(`^${brand.chat} ?New`) })).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: new RegExp(`^${brand.subscription} ?Try free`) }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Community ?\(/ })).toHaveTextContent('opens another site');
  expect(screen.getByRole('link', { name: 'Account' })).not.toHaveTextContent('another site');
});

it('leads to the stores and to our pages from the sentences about us', () => {
  render(<SiteFooter route="/about" />);
  expect(screen.getByRole('link', { name: 'most browsers' })).toHaveAttribute('href', '/compare-privacy');
  expect(screen.getByText(/You don’t need an account/)).toHaveTextContent(
    /Mac, Windows, iPhone, Android, and other devices/,
  );
  expect(screen.getByRole('link', { name: 'iPhone' })).toHaveAttribute('href', targetLink('ios'));
  expect(screen.getByRole('link', { name: 'Android' })).toHaveAttribute('href', targetLink('android'));
});
