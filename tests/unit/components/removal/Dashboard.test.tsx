import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemovalScreens } from '@/components/subscription/removal/RemovalScreens';
import { removalWords } from '@/lib/content/app/removal';
import { appWith, recordOf } from './removalApp';

const words = removalWords.dashboard;
const notMe = (id: number, name: string) => words.notMeLabel(name, `Site ${id}`);

beforeEach(() => {
  window.scrollTo = () => {};
});

async function hide(name: string): Promise<void> {
  (await screen.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
}

it('goes on from the record that follows a hidden one, then from the last, then from what says that none is left', async () => {
  const records = [recordOf(1, 'Ann Example'), recordOf(2, 'Ben Example'), recordOf(3, 'Cat Example')];
  render(<RemovalScreens app={appWith(records)} />);
  await hide(notMe(2, 'Ben Example'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Site 3' })).toHaveFocus());
  await hide(notMe(3, 'Cat Example'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Site 1' })).toHaveFocus());
  await hide(notMe(1, 'Ann Example'));
  await waitFor(() => expect(screen.getByRole('heading', { name: words.empty.open.title })).toHaveFocus());
});

it('takes away all rows of a record that stands on a site and its mirror under one id', async () => {
  const own = recordOf(1, 'Ann Example');
  const mirror = { ...own, dataBroker: { name: 'Mirror', url: 'mirror.example' } };
  render(<RemovalScreens app={appWith([own, mirror, recordOf(2, 'Ben Example')])} />);
  await hide(notMe(1, 'Ann Example'));
  expect(screen.queryByRole('heading', { name: 'Mirror' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await hide(notMe(2, 'Ben Example'));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('leaves the focus on the button when the app could not hide the record', async () => {
  const refuse = async () => {
    throw new Error('refused');
  };
  render(<RemovalScreens app={appWith([recordOf(1, 'Ann Example')], { hide: refuse })} />);
  const button = await screen.findByRole('button', { name: notMe(1, 'Ann Example') });
  await userEvent.click(button);
  expect(await screen.findByText(words.hideFailed)).toBeInTheDocument();
  expect(button).toHaveFocus();
});
