import { render, screen } from '@testing-library/react';
import { IssuedCode } from '@/components/sections/restoration/IssuedCode';
import { restorationCodeWords as words } from '@/lib/content/app/appRestoration';
import { restorationPhone } from '@/lib/content/subscription/restoration';

const code = { code: 'K7WQ-4M9T-ZH3R', expiresAt: Date.UTC(2030, 0, 8) };

it.each([
  ['US', '+1 800 555 0142', 'northAmerica'],
  ['CA', '+1 800 555 0142', 'northAmerica'],
  ['GB', '+44 808 157 0142', 'unitedKingdom'],
  ['DE', '+44 20 7946 0142', 'elsewhere'],
] as const)('from %s one calls %s, and reads what that costs', (country, number, line) => {
  const phone = restorationPhone(country);
  expect(phone).toBe(number);
  render(<IssuedCode {...code} phone={phone} />);
  expect(screen.getByRole('link', { name: words.call(phone) })).toHaveAttribute(
    'href',
    `tel:${number.replaceAll(' ', '')}`,
  );
  expect(screen.getByText(words.open[line], { exact: false })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: words.message })).toHaveLength(
    line === 'northAmerica' ? 1 : 0,
  );
});
