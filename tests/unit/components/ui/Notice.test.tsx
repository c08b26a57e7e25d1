import { render, screen } from '@testing-library/react';
import { Notice } from '@/components/ui/Notice';

it('interrupts for danger', () => {
  render(<Notice tone="danger">The payment failed.</Notice>);
  expect(screen.getByRole('alert')).toHaveTextContent('The payment failed.');
});

it('waits for a pause with anything else', () => {
  render(<Notice tone="success">Saved.</Notice>);
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
});

it('is silent when it came with the page', () => {
  render(
    <Notice tone="danger" silent>
      Not sold here.
    </Notice>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Not sold here.')).toBeVisible();
});

it('keeps its paragraphs apart', () => {
  render(
    <Notice>
      <p>You already have a subscription.</p>
      <p>You can buy another.</p>
    </Notice>,
  );
  const space = (text: string) => getComputedStyle(screen.getByText(text)).marginTop;
  expect(space('You can buy another.')).toBe('var(--space-2)');
  expect(space('You already have a subscription.')).not.toBe('var(--space-2)');
});
