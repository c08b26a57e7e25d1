import { render, screen } from '@testing-library/react';
import { CodeField } from '@/components/ui/forms/CodeField';

it('is one input that offers the code from a message and the number keys', () => {
  render(<CodeField id="code" label="Code" />);
  const inputs = screen.getAllByRole('textbox');
  expect(inputs).toHaveLength(1);
  expect(inputs[0]).toHaveAttribute('autocomplete', 'one-time-code');
  expect(inputs[0]).toHaveAttribute('inputmode', 'numeric');
});
