import { act, render, screen, waitFor } from '@testing-library/react';
import { RemovalScreens } from '@/components/subscription/removal/RemovalScreens';
import { removalWords } from '@/lib/content/app/removal';
import { person } from '@/tests/fixtures/browser/person';
import { appWith, recordOf } from './removalApp';

const words = removalWords.dashboard;
const notMe = (id: number, name: string) => words.notMeLabel(name, `Site ${id}`);
const own = recordOf(1, 'Ann Example');
const mirror = { ...own, dataBroker: { name: 'Mirror', url: 'mirror.example' } };
const other = recordOf(2, 'Ben Example');

beforeEach(() => {
  window.scrollTo = () => {};
});

async function hide(name: string): Promise<void> {
  (await screen.findByRole('button', { name })).focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
}

it('goes on from the record that follows a hidden one, then from the last, then from what says that none is left', async () => {
  render(<RemovalScreens app={appWith([own, other, recordOf(3, 'Cat Example')])} />);
  for (const [id, name, next] of [
    [2, 'Ben Example', 'Site 3'],
    [3, 'Cat Example', 'Site 1'],
    [1, 'Ann Example', words.empty.open.title],
  ] as const) {
    await hide(notMe(id, name));
    await waitFor(() => expect(screen.getByRole('heading', { name: next })).toHaveFocus());
  }
});

it('takes away all rows of a record that stands on a site and its mirror under one id', async () => {
  render(<RemovalScreens app={appWith([own, mirror, other])} />);
  await hide(notMe(1, 'Ann Example'));
  expect(screen.queryByRole('heading', { name: 'Mirror' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

describe('a slow app is asked once to hide a record, however often the button is pressed', () => {
  /** The dashboard of an app that hides, or fails to, when it is told to. */
  function open() {
    let ends = { finish: () => {}, fail: () => {} };
    let asked = 0;
    const hideSlowly = () => {
      asked += 1;
      return new Promise<void>((resolve, reject) => {
        ends = { finish: resolve, fail: () => reject(new Error('refused')) };
      });
    };
    render(<RemovalScreens app={appWith([own, mirror, other], { hide: hideSlowly })} />);
    const buttons = () => screen.findAllByRole('button', { name: /Not me/ });
    return {
      asked: () => asked,
      end: (how: keyof typeof ends) => act(async () => ends[how]()),
      waiting: async () => (await buttons()).map((button) => button.getAttribute('aria-disabled') === 'true'),
      async press(count = 1) {
        for (const button of (await buttons()).slice(0, count)) await person.click(button);
      },
    };
  }

  it('also on the rows of its mirror sites, and after a look at another tab, until the row is gone', async () => {
    const { asked, end, waiting, press } = open();
    await press();
    expect(await waiting()).toEqual([true, true, false]);
    await person.click(screen.getByRole('tab', { name: new RegExp(words.tabs.sites) }));
    await person.click(screen.getByRole('tab', { name: new RegExp(words.tabs.open) }));
    expect(await waiting()).toEqual([true, true, false]);
    await press(2);
    await end('finish');
    await press(2);
    expect(await waiting()).toEqual([true, true, false]);
    expect(asked()).toBe(1);
  });

  it('until it has failed, which is said each time, with the focus on the button', async () => {
    const { asked, end, waiting, press } = open();
    await press();
    await end('fail');
    expect(await waiting()).toEqual([false, false, false]);
    expect(screen.getByText(words.hideFailed)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: notMe(1, 'Ann Example') })).toHaveFocus();
    await press();
    expect(asked()).toBe(2);
    // Only what changes is announced.
    expect(screen.queryByText(words.hideFailed)).toBeNull();
    await end('fail');
    expect(screen.getByText(words.hideFailed)).toBeInTheDocument();
  });
});
