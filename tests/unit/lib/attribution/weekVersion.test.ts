import * as fc from 'fast-check';
import {
  daysBetween,
  formatWeekVersion,
  isNewYorkDaylightTime,
  parseWeekVersion,
  weekVersionAt,
} from '@/lib/attribution/weekVersion';

const hour = 3_600_000;
const at = (time: string) => formatWeekVersion(weekVersionAt(Date.parse(time)));

describe('weeks-based version numbering (specification §9)', () => {
  it.each([
    ['a minute after the epoch, Wednesday midnight in New York', '2016-02-24T05:01:00Z', 'v1-1'],
    ['the end of that day', '2016-02-25T04:59:00Z', 'v1-1'],
    ['the Thursday after', '2016-02-25T05:01:00Z', 'v1-2'],
    ['the Tuesday that ends the week', '2016-03-02T04:59:00Z', 'v1-7'],
    ['the second Wednesday', '2016-03-02T05:01:00Z', 'v2-1'],
    ['a winter day', '2024-01-10T12:00:00Z', 'v412-1'],
    ['a summer day, counted from an hour earlier', '2024-07-10T04:01:00Z', 'v438-1'],
    ['a minute before that', '2024-07-10T03:59:00Z', 'v437-7'],
  ])('%s', (_what, time, version) => {
    expect(at(time)).toBe(version);
  });

  it('day 1 is Wednesday in New York', () => {
    const wednesdays = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'short' });
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2017, 0), max: Date.UTC(2040, 0) }), (now) => {
        const { day } = weekVersionAt(now);
        // The boundary itself still belongs to the day before, as the rounding up has it.
        fc.pre(now % hour !== 0);
        expect(['Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue'][day - 1]).toBe(wednesdays.format(now));
      }),
    );
  });
});

it('daylight saving time is that of New York', () => {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'short' });
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2010, 0), max: Date.UTC(2040, 0) }), (now) => {
      expect(isNewYorkDaylightTime(now)).toBe(clock.format(now).endsWith('EDT'));
    }),
  );
  expect(
    ['2026-03-08T06:59:59Z', '2026-03-08T07:00:00Z', '2026-11-01T05:59:59Z', '2026-11-01T06:00:00Z'].map(
      (time) => isNewYorkDaylightTime(Date.parse(time)),
    ),
  ).toEqual([false, true, true, false]);
});

describe('version text', () => {
  it.each([
    ['v364-1', { week: 364, day: 1 }],
    ['v205-2ab', { week: 205, day: 2 }],
    ['v205-2__', { week: 205, day: 2 }],
    ['v1-1', { week: 1, day: 1 }],
    ['v364', null],
    ['364-1', null],
    ['v364-1a', null],
    ['v364-12', null],
    ['v364-1AB', null],
    ['v364-1\n', null],
    ['', null],
    [null, null],
  ])('%p is %p', (text, version) => {
    expect(parseWeekVersion(text)).toEqual(version);
  });

  it('what is written is read', () => {
    fc.assert(
      fc.property(fc.nat(999_999), fc.nat(7), (week, day) => {
        expect(parseWeekVersion(formatWeekVersion({ week, day }))).toEqual({ week, day });
      }),
    );
  });
});

it('days between are seven a week and one a day', () => {
  expect(daysBetween({ week: 364, day: 6 }, { week: 366, day: 1 })).toBe(9);
  expect(daysBetween({ week: 366, day: 1 }, { week: 364, day: 6 })).toBe(-9);
});
