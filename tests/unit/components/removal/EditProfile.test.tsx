import { act, render, screen } from '@testing-library/react';
import { RemovalScreens } from '@/components/subscription/removal/RemovalScreens';
import { removalWords } from '@/lib/content/app/removal';
import type { RemovalProfile } from '@/lib/contract/native/brokerRemoval';
import type { RemovalApp } from '@/lib/native/removal/removalApp';
import { androidParts, everyPart } from '@/lib/native/removal/removalProfile';
import { person } from '@/tests/fixtures/browser/person';
import { ada, appWith } from './removalApp';

const { addresses, confirm, dashboard, edit, names, save, scan, noSave, deleted } = removalWords;
const field = () => screen.findByRole('textbox', { name: names.first });

beforeEach(() => window.history.replaceState(null, '', '/'));

async function press(name: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name }));
}

/** Opens the profile and changes the first name in it. */
async function change(changes: Partial<RemovalApp> = {}): Promise<void> {
  render(<RemovalScreens app={appWith([], changes)} />);
  await press(dashboard.edit);
  await person.type(await field(), '-Marie');
}

async function goBackTo(heading: string): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await arrived;
  });
  await screen.findByRole('heading', { level: 1, name: heading });
}

it.each([
  ['Cancel', () => press(edit.cancel)],
  ['the Back button of the browser', () => goBackTo(dashboard.heading)],
])('restores what was there after leaving by %s', async (_way, leave) => {
  await change();
  await leave();
  await press(dashboard.edit);
  expect(await field()).toHaveValue(ada.first);
});

it('goes by what was saved, and not by what was typed since, where the scan could not start', async () => {
  await change({ startScan: () => Promise.reject(new Error('busy')) });
  await press(save);
  expect(await screen.findByText(noSave)).toBeVisible();
  await person.type(await field(), '-Louise');
  await press(edit.cancel);
  await press(dashboard.edit);
  expect(await field()).toHaveValue(`${ada.first}-Marie`);
});

/** Work of the app that ends when it is told to. */
function pending() {
  const ends = { finish: () => {}, fail: () => {} };
  const work = new Promise<void>((resolve, reject) => {
    ends.finish = resolve;
    ends.fail = () => reject(new Error('full'));
  });
  return { work: () => work, ...ends };
}

it.each([
  ['a save that fails', 'save', 'fail', ada.first],
  ['a save that succeeds', 'save', 'finish', `${ada.first}-Marie`],
  ['the start of a scan that fails', 'startScan', 'fail', `${ada.first}-Marie`],
] as const)(
  'leaves whoever left during %s where they are, and then goes by what the app holds',
  async (_what, call, end, held) => {
    const work = pending();
    await change({ [call]: work.work });
    await press(save);
    await goBackTo(dashboard.heading);
    await press(dashboard.edit);
    const typed = `${(await screen.findByRole<HTMLInputElement>('textbox', { name: names.first })).value}-Louise`;
    await person.type(await field(), '-Louise');
    await act(async () => work[end]());
    expect(await field()).toHaveValue(typed);
    await press(edit.cancel);
    await press(dashboard.edit);
    expect(await field()).toHaveValue(held);
  },
);

it('keeps what was typed during a save on the screen, and says that it is not saved yet', async () => {
  const saving = pending();
  const saved: RemovalProfile[] = [];
  const save = async (wanted: RemovalProfile) => {
    await saving.work();
    saved.push(wanted);
  };
  await change({ save });
  await press(removalWords.save);
  await person.type(await field(), '-Louise');
  await act(async () => saving.finish());
  expect(await screen.findByText(edit.typedSince)).toBeVisible();
  expect(await field()).toHaveValue(`${ada.first}-Marie-Louise`);
  await press(removalWords.save);
  expect(await screen.findByRole('heading', { level: 1, name: scan.done })).toBeVisible();
  expect(saved.map(({ names }) => names[0]?.first)).toEqual([
    `${ada.first}-Marie`,
    `${ada.first}-Marie-Louise`,
  ]);
});

it('offers no way to discard or delete what is being saved, since that cannot be stopped', async () => {
  const saving = pending();
  await change({ save: saving.work });
  await press(save);
  await press(edit.cancel);
  await press(edit.remove);
  expect(screen.getByRole('heading', { level: 1, name: edit.heading })).toBeVisible();
  expect(screen.queryByText(edit.question.text)).toBeNull();
  for (const name of [edit.cancel, edit.remove])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await act(async () => saving.fail());
  await press(edit.cancel);
  expect(await screen.findByRole('heading', { level: 1, name: dashboard.heading })).toBeVisible();
});

it('offers no way back from the review while the profile is being saved', async () => {
  const saving = pending();
  await change({ save: saving.work });
  await act(async () => {
    window.location.hash = 'confirm';
    await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  });
  await press(confirm.start);
  await press(confirm.changeWhat.names);
  await press(removalWords.back);
  expect(screen.getByRole('heading', { level: 1, name: confirm.heading })).toBeVisible();
  await act(async () => saving.finish());
  expect(await screen.findByRole('heading', { level: 1, name: scan.done })).toBeVisible();
});

it('keeps the question open while the profile is being deleted, since that cannot be stopped', async () => {
  const deleting = pending();
  await change({ deleteProfile: deleting.work });
  await press(edit.remove);
  await press(edit.question.confirm);
  await press(edit.question.cancel);
  expect(screen.getByText(edit.question.text)).toBeVisible();
  await act(async () => deleting.finish());
  expect(await screen.findByRole('heading', { level: 1, name: deleted.heading })).toBeVisible();
});

it.each([
  ['an app that keeps them', everyPart, true],
  ['an app that drops them', androidParts, false],
])('asks for suffix, street, and ZIP code in %s: %#', async (_app, parts, asked) => {
  render(<RemovalScreens app={appWith([], { parts })} />);
  await press(dashboard.edit);
  await field();
  for (const label of [names.suffix, addresses.street, addresses.zipCode])
    expect(screen.queryByLabelText(new RegExp(`^${label}`)) !== null).toBe(asked);
  expect(screen.getByLabelText(addresses.city)).toBeVisible();
});
