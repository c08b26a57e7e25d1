import { render } from '@testing-library/react';
import { PlanCard } from '@/components/ui/PlanCard';

it('keeps the line of a badge that is not known yet, and no line for none', () => {
  const card = { name: 'plan', value: 'yearly', title: 'Yearly', price: '', period: 'per year' };
  const { container, rerender } = render(<PlanCard {...card} badge={null} />);
  expect(container.querySelector('.reserved')).toHaveTextContent('');
  rerender(<PlanCard {...card} />);
  expect(container.querySelector('.badge')).toBeNull();
});
