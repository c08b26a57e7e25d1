import { donationYears, yearOfReaching } from '@/lib/content/company/donations';
import { timeline } from '@/lib/content/company/timeline';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

it('tells thirty moments in the order in which they happened', () => {
  expect(timeline).toHaveLength(30);
  const moments = timeline.map(({ date }) => {
    const [month = '', year] = date.split(' ');
    expect(months).toContain(month);
    return Number(year) * 12 + months.indexOf(month);
  });
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  expect(timeline.map(({ year }) => year)).toEqual(timeline.map(({ date }) => Number(date.slice(-4))));
});

it('names the years of giving that the donations prove', () => {
  const yearOf = (part: string) => timeline.find(({ title }) => title.includes(part))?.year;
  expect(yearOf('The first donation')).toBe(donationYears[0]?.year);
  expect(yearOf('One million dollars')).toBe(yearOfReaching(1_000_000));
  expect(yearOf('Five million dollars')).toBe(yearOfReaching(5_000_000));
  expect(yearOf('$6.95M donated')).toBe(donationYears.at(-1)?.year);
});

it('has a title of its own for every moment', () => {
  expect(new Set(timeline.map(({ title }) => title)).size).toBe(timeline.length);
});
