import { render, screen } from '@testing-library/react';
import { SiteHeader } from '@/components/layout/site/SiteHeader';
import { startMenuDialog } from '@/enhance/everyPage/menuDialog';
import { person } from '@/tests/fixtures/browser/person';

beforeAll(startMenuDialog);

function menuButton() {
  return screen.getByRole('button', { name: 'Menu' });
}

it('closes at a press beside it, and not at a press inside it', async () => {
  render(<SiteHeader route="/about" />);
  await person.click(menuButton());
  const dialog = screen.getByRole('dialog');
  await person.click(screen.getByRole('heading', { name: 'Downloads' }));
  expect(dialog).toHaveAttribute('open');
  await person.click(dialog);
  expect(dialog).not.toHaveAttribute('open');
});

it('leaves the place to a link to a part of this page, without the jump back', async () => {
  window.history.replaceState(null, '', '/app/devices');
  render(<SiteHeader route="/app/devices" />);
  await person.click(menuButton());
  await person.click(screen.getByRole('link', { name: /Browser extensions/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(menuButton()).not.toHaveFocus();
  window.history.replaceState(null, '', '/');
});
