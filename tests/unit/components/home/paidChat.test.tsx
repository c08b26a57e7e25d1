import { render, screen } from '@testing-library/react';
import { Discover } from '@/components/sections/home/Discover';
import { SubscriptionCall } from '@/components/sections/home/SubscriptionCall';

it('marks all that is said of larger models, so that a flag can hide it', () => {
  render(
    <>
      <Discover />
      <SubscriptionCall />
    </>,
  );
  const said = screen.getAllByText(/more capable/i);
  expect(said).toHaveLength(2);
  for (const element of said) expect(element).toHaveAttribute('data-flag', 'usePaidDuckAi');
});
