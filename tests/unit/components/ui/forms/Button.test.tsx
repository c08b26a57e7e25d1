import { render, screen } from '@testing-library/react';
import { Button } from '@/components/ui/forms/Button';
import { person } from '@/tests/fixtures/browser/person';

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
