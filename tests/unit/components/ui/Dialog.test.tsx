import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { person } from '@/tests/fixtures/browser/person';

/** The test page knows no modal dialogs: this is their contract, as far as the component needs it. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});

function Question() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Delete the account?" closeLabel="Close">
        <p>This is final.</p>
      </Dialog>
    </>
  );
}

it('opens with its title as its name and gives the focus back when closed', async () => {
  render(<Question />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('dialog', { name: 'Delete the account?' })).toHaveTextContent('This is final.');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
});

it('asks its owner on Escape, and stays open while that wants it to, also when the browser closes it', () => {
  const close = jest.fn();
  render(
    <Dialog open onClose={close} title="Sure?" closeLabel="Close">
      <p>Really?</p>
    </Dialog>,
  );
  const asked = new Event('cancel', { cancelable: true });
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.dispatchEvent(asked);
  expect(close).toHaveBeenCalledTimes(1);
  expect(asked.defaultPrevented).toBe(true);
  dialog.close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  dialog.dispatchEvent(new Event('close'));
  expect(screen.getByRole('dialog', { name: 'Sure?' })).toBeVisible();
});
