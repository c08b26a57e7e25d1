import { render, screen } from '@testing-library/react';
import { StoreHero } from '@/components/subscription/app/store/StoreHero';
import { storeHeroes } from '@/lib/content/app/store';

it('does not mention the chat where the app does not sell it', () => {
  render(<StoreHero lead={null} hasChat={false} />);
  expect(screen.getByText(String(storeHeroes.standard.withoutChat))).not.toHaveAttribute('data-without-flag');
  expect(screen.queryByText(storeHeroes.standard.text)).toBeNull();
});

it('leaves it to the flag otherwise, and tells of a feature that leads', () => {
  const { rerender } = render(<StoreHero lead={null} hasChat />);
  expect(screen.getByText(storeHeroes.standard.text)).toHaveAttribute('data-flag', 'usePaidDuckAi');
  rerender(<StoreHero lead="duckai" hasChat />);
  expect(screen.getByRole('heading', { name: storeHeroes.duckai.title })).toBeInTheDocument();
});
