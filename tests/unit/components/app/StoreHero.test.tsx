import { render, screen } from '@testing-library/react';
import { StoreHero } from '@/components/subscription/app/store/StoreHero';
import { storeHeroes } from '@/lib/content/app/store';

it('does not mention the chat where the app does not sell it', () => {
  render(<StoreHero lead={null} hasChat={false} />);
  expect(screen.getByText(String(storeHeroes.standard.withoutChat))).not.toHaveAttribute('data-without-flag');
  expect(screen.queryByText(storeHeroes.standard.text)).toBeNull();
});
