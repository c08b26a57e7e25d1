import { render, screen } from '@testing-library/react';
import { PlanCard } from '@/components/ui/PlanCard';
import { person } from '@/tests/fixtures/browser/person';

it('keeps the line of a badge that is not known yet, and no line for none', () => {
  const card = { name: 'plan', value: 'yearly', title: 'Yearly', price: '', period: 'per year' };
  const { container, rerender } = render(<PlanCard {...card} badge={null} />);
  expect(container.querySelector('.reserved')).toHaveTextContent('');
  rerender(<PlanCard {...card} />);
  expect(container.querySelector('.badge')).toBeNull();
});

it('is one of several radio buttons, with its price in its name', async () => {
  render(
    <fieldset>
      <legend>Plan</legend>
      <PlanCard
        name="plan"
        value="yearly"
        title="Yearly"
        price="$99.99"
        period="per year"
        badge="Save 16%"
        defaultChecked
      />
      <PlanCard name="plan" value="monthly" title="Monthly" price="$9.99" period="per month" />
    </fieldset>,
  );
  const yearly = screen.getByRole('radio', { name: /Yearly.*Save 16%.*\$99\.99 ?per year/ });
  const monthly = screen.getByRole('radio', { name: /Monthly.*\$9\.99 ?per month/ });
  expect(yearly).toBeChecked();
  await person.click(screen.getByText('Monthly'));
  expect(monthly).toBeChecked();
  expect(yearly).not.toBeChecked();
});
