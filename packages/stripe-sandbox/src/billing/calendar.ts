import type { Interval } from '../records';

const day = 86_400;

/**
 * The time `count` calendar intervals after `seconds`, in UTC. A day that the month does not have becomes its last day:
 * 31 January plus one month is 28 February.
 */
function addInterval(seconds: number, interval: Interval, count: number): number {
  if (interval === 'day') return seconds + count * day;
  if (interval === 'week') return seconds + count * 7 * day;
  return addMonths(seconds, interval === 'year' ? count * 12 : count);
}

function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const first = new Date(seconds * 1000);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(first.getTime() / 1000);
}

/**
 * The end of the period that starts at `start`: the first whole number of intervals after the anchor that is later than
 * `start`. Counting from the anchor keeps the 31st on the 31st after a short month.
 */
export function periodEndAfter(anchor: number, start: number, interval: Interval, count: number): number {
  for (let periods = 1; ; periods += 1) {
    const end = addInterval(anchor, interval, count * periods);
    if (end > start) return end;
  }
}
