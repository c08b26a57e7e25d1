import { act, render, screen, waitFor } from '@testing-library/react';
import { RemovalScreens } from '@/components/subscription/removal/RemovalScreens';
import { StatCards } from '@/components/subscription/removal/StatCards';
import { VpnExclusion } from '@/components/subscription/removal/VpnExclusion';
import { removalWords } from '@/lib/content/app/removal';
import { person } from '@/tests/fixtures/browser/person';
import { appWith, recordOf } from './removalApp';

const words = removalWords.dashboard;
const notMe = (id: number, name: string) => words.notMeLabel(name, `Site ${id}`);
const own = recordOf(1, 'Ann Example');
const mirror = { ...own, dataBroker: { name: 'Mirror', url: 'mirror.example' } };
const other = recordOf(2, 'Ben Example');

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

/** Work of a slow app, which ends, or fails to, when it is told to. */
function slowWork<Given>() {
  const asked: Given[] = [];
  let ends = { finish: () => {}, fail: () => {} };
  const work = (given: Given) => {
    asked.push(given);
    return new Promise<void>((resolve, reject) => {
      ends = { finish: resolve, fail: () => reject(new Error('refused')) };
    });
  };
  return { asked, work, end: (how: keyof typeof ends) => act(async () => ends[how]()) };
}

describe('a slow app is asked once to hide a record, however often the button is pressed', () => {
  function open() {
    const { asked, work, end } = slowWork<number>();
    render(<RemovalScreens app={appWith([own, mirror, other], { hide: work })} />);
    const buttons = () => screen.findAllByRole('button', { name: /Not me/ });
    return {
      asked,
      end,
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
    expect(asked).toHaveLength(1);
  });

  it('until it has failed, which is said each time, with the focus on the button', async () => {
    const { asked, end, waiting, press } = open();
    await press();
    await end('fail');
    expect(await waiting()).toEqual([false, false, false]);
    expect(screen.getByText(words.hideFailed)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: notMe(1, 'Ann Example') })).toHaveFocus();
    await press();
    expect(asked).toHaveLength(2);
    // Only what changes is announced.
    expect(screen.queryByText(words.hideFailed)).toBeNull();
    await end('fail');
    expect(screen.getByText(words.hideFailed)).toBeInTheDocument();
  });
});

const labels = words.figures;
const figures = { open: 4, removed: 3, sites: 58, next: Date.UTC(2030, 10, 26) };
const shownFigures = () => screen.getAllByRole('term').map((term) => term.textContent);

it('names the next search only while the app searches in the background', () => {
  const { rerender } = render(<StatCards figures={figures} free={false} agentRuns />);
  expect(shownFigures()).toEqual([labels.removed, labels.open, labels.sites, labels.next]);
  rerender(<StatCards figures={figures} free={false} agentRuns={false} />);
  expect(shownFigures()).toEqual([labels.removed, labels.open, labels.sites]);
});

/** The setting in a slow app, pressed once. */
async function pressOnce() {
  const { asked, work, end } = slowWork<boolean>();
  render(<VpnExclusion app={{ vpnExclusion: async () => false, setVpnExclusion: work }} />);
  const box = await screen.findByRole('checkbox');
  await person.click(box);
  return { box, asked, end };
}

it('takes no second press before the app has answered the first', async () => {
  const { box, asked, end } = await pressOnce();
  await person.click(box);
  expect(asked).toEqual([true]);
  expect(box).toBeChecked();
  expect(box).toHaveAttribute('aria-disabled', 'true');
  await end('finish');
  expect(box).not.toHaveAttribute('aria-disabled');
  await person.click(box);
  expect(asked).toEqual([true, false]);
});

it('goes back to what the app confirmed last when it refuses', async () => {
  const { box, end } = await pressOnce();
  await person.click(box);
  await end('fail');
  expect(box).not.toBeChecked();
  expect(screen.getByText(words.vpn.failed)).toBeVisible();
});
