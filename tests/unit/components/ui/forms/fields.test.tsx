import { render, screen } from '@testing-library/react';
import { CodeField } from '@/components/ui/forms/CodeField';
import { TextField } from '@/components/ui/forms/TextField';

it('is one input that offers the code from a message and the number keys', () => {
  render(<CodeField id="code" label="Code" />);
  const inputs = screen.getAllByRole('textbox');
  expect(inputs).toHaveLength(1);
  expect(inputs[0]).toHaveAttribute('autocomplete', 'one-time-code');
  expect(inputs[0]).toHaveAttribute('inputmode', 'numeric');
});

it('adds its error to the description, marks the input and announces it', () => {
  const { rerender } = render(<TextField id="email" label="Email address" hint="Hint" />);
  rerender(<TextField id="email" label="Email address" hint="Hint" error="Type a whole address." />);
  const input = screen.getByRole('textbox');
  expect(input).toHaveAccessibleDescription('Hint Type a whole address.');
  expect(input).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Type a whole address.');
});
