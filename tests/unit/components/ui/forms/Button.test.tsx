import { render, screen } from '@testing-library/react';
import { Button } from '@/components/ui/forms/Button';
import { person } from '@/tests/fixtures/browser/person';

it('ignores presses while busy, keeps the focus and says what goes on', async () => {
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>Send code</Button>);
  screen.getByRole('button').focus();
  rerender(
    <Button onClick={press} busyLabel="Sending code">
      Send code
    </Button>,
  );
  const button = screen.getByRole('button');
  await person.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Sending code');
});

it('does not submit a form twice while busy', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" busyLabel="Paying">
        Pay
      </Button>
    </form>,
  );
  await person.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});
