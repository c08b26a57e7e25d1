import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemovalScreens } from '@/components/subscription/removal/RemovalScreens';
import { removalWords } from '@/lib/content/app/removal';
import type { RemovalApp } from '@/lib/native/removal/removalApp';
import { ada, appWith } from './removalApp';

const { dashboard, edit, names, save, scan, noSave, deleted } = removalWords;
const field = () => screen.findByRole('textbox', { name: names.first });

HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open');
};

beforeEach(() => {
  window.scrollTo = () => {};
  window.history.replaceState(null, '', '/');
});

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Opens the profile and changes the first name in it. */
async function change(changes: Partial<RemovalApp> = {}): Promise<void> {
  render(<RemovalScreens app={appWith([], changes)} />);
  await press(dashboard.edit);
  await userEvent.type(await field(), '-Marie');
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

it('keeps what was saved', async () => {
  await change();
  await press(save);
  await screen.findByRole('heading', { level: 1, name: scan.done });
  await goBackTo(edit.heading);
  expect(await field()).toHaveValue(`${ada.first}-Marie`);
});

it('goes by what was saved, and not by what was typed since, where the scan could not start', async () => {
  const startScan = async () => {
    throw new Error('busy');
  };
  await change({ startScan });
  await press(save);
  expect(await screen.findByText(noSave)).toBeVisible();
  await userEvent.type(await field(), '-Louise');
  await press(edit.cancel);
  await press(dashboard.edit);
  expect(await field()).toHaveValue(`${ada.first}-Marie`);
});

it('keeps what was saved after leaving while the scan starts, even if that fails', async () => {
  let refuse = () => {};
  const starting = new Promise<void>((_resolve, reject) => {
    refuse = () => reject(new Error('busy'));
  });
  await change({ startScan: () => starting });
  await press(save);
  await goBackTo(dashboard.heading);
  await act(async () => refuse());
  await press(dashboard.edit);
  expect(await field()).toHaveValue(`${ada.first}-Marie`);
});

it('restores what was there after leaving while it could not be saved', async () => {
  let refuse = () => {};
  const saving = new Promise<void>((_resolve, reject) => {
    refuse = () => reject(new Error('full'));
  });
  await change({ save: () => saving });
  await press(save);
  await goBackTo(dashboard.heading);
  await act(async () => refuse());
  await press(dashboard.edit);
  expect(await field()).toHaveValue(ada.first);
});

it('keeps what was typed on the screen when it could not be saved', async () => {
  const fail = async () => {
    throw new Error('full');
  };
  await change({ save: fail });
  await press(save);
  expect(await screen.findByText(noSave)).toBeVisible();
  expect(await field()).toHaveValue(`${ada.first}-Marie`);
});

it('brings nothing back after the profile was deleted', async () => {
  await change();
  await press(edit.remove);
  await press(edit.question.confirm);
  await press(deleted.again);
  expect(await field()).toHaveValue('');
});

it('asks anew, without the failure of the last time, when it is to be deleted again', async () => {
  const deleteProfile = async () => {
    throw new Error('busy');
  };
  await change({ deleteProfile });
  await press(edit.remove);
  await press(edit.question.confirm);
  expect(await screen.findByText(edit.question.failed)).toBeVisible();
  await press(edit.question.cancel);
  await press(edit.remove);
  expect(screen.queryByText(edit.question.failed)).toBeNull();
});
