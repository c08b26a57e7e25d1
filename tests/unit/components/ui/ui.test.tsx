import { render, screen } from '@testing-library/react';
import { QuestionDialog } from '@/components/subscription/account/QuestionDialog';
import { Button } from '@/components/ui/forms/Button';
import { Notice } from '@/components/ui/Notice';
import { person } from '@/tests/fixtures/browser/person';

it('asks its owner on Escape, and stays open while that wants it to, also when the browser closes it', () => {
  const close = jest.fn();
  render(
    <QuestionDialog open onClose={close} title="Sure?" cancel={null} action={null}>
      <p>Really?</p>
    </QuestionDialog>,
  );
  const asked = new Event('cancel', { cancelable: true });
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.dispatchEvent(asked);
  expect(close).toHaveBeenCalledTimes(1);
  expect(asked.defaultPrevented).toBe(true);
  dialog.close();
  expect(screen.getByRole('dialog', { name: 'Sure?' })).toBeVisible();
});

it.each([
  ['interrupts for danger', { tone: 'danger' }, 'alert'],
  ['waits for a pause with anything else', { tone: 'success' }, 'status'],
  ['is silent when it came with the page', { tone: 'danger', silent: true }, null],
] as const)('%s', (_what, props, role) => {
  render(<Notice {...props}>The payment failed.</Notice>);
  const text = screen.getByText('The payment failed.');
  expect(text.closest('[role]')?.getAttribute('role') ?? null).toBe(role);
});

it('ignores presses while busy, sends no form, keeps the focus, and says what goes on', async () => {
  const press = jest.fn();
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const form = (busyLabel: string | null) => (
    <form onSubmit={submit}>
      <Button type="submit" onClick={press} busyLabel={busyLabel}>
        Send code
      </Button>
    </form>
  );
  const { rerender } = render(form(null));
  screen.getByRole('button').focus();
  rerender(form('Sending code'));
  const button = screen.getByRole('button');
  await person.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Sending code');
});
