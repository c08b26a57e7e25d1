import { dollars, donationYears } from '@/lib/content/company/donations';
import { donationsHero } from '@/lib/content/company/donationWords';
import {
  earlierUpdates,
  policyUpdates,
  recentUpdates,
  updates,
  updatesByMonth,
} from '@/lib/content/company/updates';
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

it('lists dated changes, newest first, each with an address of its own', () => {
  expect(updates.length).toBeGreaterThanOrEqual(24);
  const dates = updates.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(new Set(updates.map(({ id }) => id)).size).toBe(updates.length);
  for (const { id, date, systems } of updates) {
    expect(id).toMatch(/^20\d\d-\d\d-\d\d-[a-z-]+$/);
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    expect(systems.length).toBeGreaterThan(0);
  }
});

it('shows each once: the newest by month, the earlier by year, policies apart', () => {
  const groups = [...updatesByMonth(recentUpdates), ...earlierUpdates];
  const shown = [...policyUpdates, ...groups.flatMap(([, entries]) => entries)];
  expect(shown.map(({ id }) => id).sort()).toEqual(updates.map(({ id }) => id).sort());
  expect(groups.every(([start, entries]) => entries.every(({ date }) => date.startsWith(start)))).toBe(true);
});
