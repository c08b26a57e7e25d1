import { donationYears, yearOfReaching } from '@/lib/content/company/donations';
import { type MilestoneId, timeline } from '@/lib/content/company/timeline';
import { milestones } from '@/lib/content/company/timelineWords';
import { figures } from '@/lib/content/figures';

it('tells thirty moments in the order in which they happened', () => {
  expect(timeline).toHaveLength(30);
  const moments = timeline.map(({ month }) => month);
  for (const month of moments) expect(month).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
  expect(moments).toEqual(moments.toSorted());
  expect(timeline.map(({ id }) => id)).toEqual(Object.keys(milestones));
});

it('names the years of giving that the donations prove', () => {
  const yearOf = (name: MilestoneId) => Number(timeline.find(({ id }) => id === name)?.month.slice(0, 4));
  expect(yearOf('firstDonation')).toBe(donationYears[0]?.year);
  expect(milestones.firstDonation.text).toContain('$10,000');
  expect(yearOf('million')).toBe(yearOfReaching(1_000_000));
  expect(yearOf('fiveMillion')).toBe(yearOfReaching(5_000_000));
  expect(yearOf('thirteenRounds')).toBe(yearOfReaching(figures.donatedDollars));
  expect(milestones.thirteenRounds.title).toBe('$6.95M donated');
});
