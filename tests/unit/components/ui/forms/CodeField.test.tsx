import { render, screen } from '@testing-library/react';
import { CodeField } from '@/components/ui/forms/CodeField';
import { digitsOf } from '@/components/ui/forms/digitsOf';

it('is one input that offers the code from a message and the number keys', () => {
  render(<CodeField id="code" label="Code" />);
  const inputs = screen.getAllByRole('textbox');
  expect(inputs).toHaveLength(1);
  expect(inputs[0]).toHaveAttribute('autocomplete', 'one-time-code');
  expect(inputs[0]).toHaveAttribute('inputmode', 'numeric');
});

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['12-34-56', '123456'],
  [' 1 2 3 4 5 6\n', '123456'],
  ['１２３４５６', '123456'],
  ['code', ''],
])('finds the digits of %p', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});
