import { render, screen } from '@testing-library/react';
import { Dialog } from '@/components/ui/Dialog';

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
