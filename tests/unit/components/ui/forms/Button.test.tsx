import { render, screen } from '@testing-library/react';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { person } from '@/tests/fixtures/browser/person';

it('calls back when pressed by mouse and by keyboard', async () => {
  const press = jest.fn();
  render(<Button onClick={press}>Send code</Button>);
  await person.click(screen.getByRole('button', { name: 'Send code' }));
  await person.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(2);
});

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

it('is no submit button unless it is told so', async () => {
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button>Show more</Button>
    </form>,
  );
  await person.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});

it('is a link when it leads somewhere', () => {
  render(<ButtonLink href="/pro">See plans</ButtonLink>);
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pro');
});
