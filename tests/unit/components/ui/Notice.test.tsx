import { render, screen } from '@testing-library/react';
import { Notice } from '@/components/ui/Notice';

it.each([
  ['interrupts for danger', { tone: 'danger' }, 'alert'],
  ['waits for a pause with anything else', { tone: 'success' }, 'status'],
  ['is silent when it came with the page', { tone: 'danger', silent: true }, null],
] as const)('%s', (_what, props, role) => {
  render(<Notice {...props}>The payment failed.</Notice>);
  const text = screen.getByText('The payment failed.');
  expect(text.closest('[role]')?.getAttribute('role') ?? null).toBe(role);
});
