import { render, screen } from '@testing-library/react';
import { Accordion } from '@/components/ui/Accordion';

it('shows its questions as headings and opens only what it is told to', () => {
  render(
    <Accordion
      items={[
        { id: 'first', title: 'First question', content: 'First answer', open: true },
        { id: 'second', title: 'Second question', content: 'Second answer' },
      ]}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getByText('First answer')).toBeVisible();
  expect(screen.getByText('Second answer')).not.toBeVisible();
});
