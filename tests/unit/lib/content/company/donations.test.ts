import { dollars, donationYears } from '@/lib/content/company/donations';
import { donationsHero } from '@/lib/content/company/donationWords';
import { figures } from '@/lib/content/figures';

/** What was published for each year; the lists of gifts must add up to it. */
const published: Readonly<Record<number, number>> = {
  2012: 10_000,
  2013: 20_000,
  2014: 40_000,
  2015: 125_000,
  2016: 225_000,
  2017: 400_000,
  2018: 500_000,
  2019: 600_000,
  2020: 750_000,
  2021: 1_000_000,
  2022: 1_080_000,
  2023: 1_100_000,
  2024: 1_100_000,
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

it('the gifts of each year add up to the sum of that year', () => {
  const added = donationYears.map(({ year, gifts }) => [year, sum(gifts.map(({ amount }) => amount))]);
  expect(Object.fromEntries(added)).toEqual(published);
  expect(donationYears.map(({ year, total }) => [year, total])).toEqual(added);
});

it('the years add up to the figure we publish, to the dollar', () => {
  expect(sum(donationYears.map(({ total }) => total))).toBe(figures.donatedDollars);
  expect(donationsHero.total).toBe('$6.95M');
  expect(donationsHero.totalLabel).toBe('donated from 2012 to 2024');
});

it('lists the largest gift first, and none twice in one year', () => {
  for (const { gifts } of donationYears) {
    const amounts = gifts.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    expect(new Set(gifts.map(({ cause }) => cause)).size).toBe(gifts.length);
  }
});

it('writes a sum with its sign and groups', () => {
  expect(dollars(1_100_000)).toBe('$1,100,000');
  expect(dollars(1_100_000, 'de')).toBe('1.100.000\u00a0$');
  // The narrow space of French would vanish from the headline: "1100 000 $".
  expect(dollars(1_100_000, 'fr')).toBe('1\u00a0100\u00a0000\u00a0$US');
});
