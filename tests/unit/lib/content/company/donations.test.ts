import { dollars, donationYears } from '@/lib/content/company/donations';
import { donationsHero } from '@/lib/content/company/donationWords';
import { figures } from '@/lib/content/figures';

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

it('the years add up to the figure we publish, to the dollar', () => {
  expect(sum(donationYears.map(({ total }) => total))).toBe(figures.donatedDollars);
  expect(donationsHero.total).toBe('$6.95M');
  expect(donationsHero.totalLabel).toBe('donated from 2012 to 2024');
});

it('writes a sum with its sign and groups', () => {
  expect(dollars(1_100_000)).toBe('$1,100,000');
  expect(dollars(1_100_000, 'de')).toBe('1.100.000\u00a0$');
  // The narrow space of French would vanish from the headline: "1100 000 $".
  expect(dollars(1_100_000, 'fr')).toBe('1\u00a0100\u00a0000\u00a0$US');
});
