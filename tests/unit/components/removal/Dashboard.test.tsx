import { act, render, screen, waitFor } from '@testing-library/react';
import { RemovalScreens } from '@/components/subscription/removal/RemovalScreens';
import { removalWords } from '@/lib/content/app/removal';
import { person } from '@/tests/fixtures/browser/person';
import { appWith, recordOf } from './removalApp';

const words = removalWords.dashboard;
const notMe = (id: number, name: string) => words.notMeLabel(name, `Site ${id}`);

beforeEach(() => {
  window.scrollTo = () => {};
});

async function hide(name: string): Promise<void> {
  (await screen.findByRole('button', { name })).focus();
  await person.keyboard('{Enter}');
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
  await person.click(button);
  expect(await screen.findByText(words.hideFailed)).toBeInTheDocument();
  expect(button).toHaveFocus();
});

describe('a slow app is asked once to hide a record, however often the button is pressed', () => {
  async function hideSlowly() {
    let finish = () => {};
    let fail = () => {};
    let asked = 0;
    const hide = () => {
      asked += 1;
      return new Promise<void>((resolve, reject) => {
        finish = resolve;
        fail = () => reject(new Error('refused'));
      });
    };
    render(<RemovalScreens app={appWith([recordOf(1, 'Ada'), recordOf(2, 'Ada')], { hide })} />);
    const [button] = await screen.findAllByRole('button', { name: /Not me/ });
    if (!button) throw new Error('there is no record');
    await person.click(button);
    await person.click(button);
    expect(asked).toBe(1);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    return { button, asked: () => asked, finish: () => finish(), fail: () => fail() };
  }

  it('also on the rows of its mirror sites, and after a look at another tab', async () => {
    const own = recordOf(1, 'Ann Example');
    const mirror = { ...own, dataBroker: { name: 'Mirror', url: 'mirror.example' } };
    let asked = 0;
    let fail = () => {};
    const hide = () => {
      asked += 1;
      return new Promise<void>((_resolve, reject) => {
        fail = () => reject(new Error('refused'));
      });
    };
    render(<RemovalScreens app={appWith([own, mirror, recordOf(2, 'Ben Example')], { hide })} />);
    const buttons = () => screen.findAllByRole('button', { name: /Not me/ });
    const waiting = async () =>
      (await buttons()).map((button) => button.getAttribute('aria-disabled') === 'true');
    const press = async (count: number) => {
      for (const button of (await buttons()).slice(0, count)) await person.click(button);
    };
    await press(1);
    expect(await waiting()).toEqual([true, true, false]);
    await person.click(screen.getByRole('tab', { name: new RegExp(words.tabs.sites) }));
    await person.click(screen.getByRole('tab', { name: new RegExp(words.tabs.open) }));
    expect(await waiting()).toEqual([true, true, false]);
    await press(2);
    expect(asked).toBe(1);
    await act(async () => fail());
    expect(await waiting()).toEqual([false, false, false]);
  });

  it('until the row is gone, which is after the app has answered', async () => {
    const { button, asked, finish } = await hideSlowly();
    await act(async () => finish());
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await person.click(button);
    expect(asked()).toBe(1);
  });

  it('until it has failed, which is said each time', async () => {
    const { button, asked, fail } = await hideSlowly();
    await act(async () => fail());
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(screen.getByText(words.hideFailed)).toBeInTheDocument();
    await person.click(button);
    expect(asked()).toBe(2);
    // Only what changes is announced.
    expect(screen.queryByText(words.hideFailed)).toBeNull();
    await act(async () => fail());
    expect(screen.getByText(words.hideFailed)).toBeInTheDocument();
  });
});
