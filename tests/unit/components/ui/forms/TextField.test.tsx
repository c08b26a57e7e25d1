import { render, screen } from '@testing-library/react';
import { TextField } from '@/components/ui/forms/TextField';

it('adds its error to the description, marks the input and announces it', () => {
  const { rerender } = render(<TextField id="email" label="Email address" hint="Hint" />);
  rerender(<TextField id="email" label="Email address" hint="Hint" error="Type a whole address." />);
  const input = screen.getByRole('textbox');
  expect(input).toHaveAccessibleDescription('Hint Type a whole address.');
  expect(input).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Type a whole address.');
});
