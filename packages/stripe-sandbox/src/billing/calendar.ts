import type { Interval } from '../records';

/**
 * The time `months` calendar months after `seconds`, in UTC. A day that the month does not have becomes its last day:
 * 31 January plus one month is 28 February.
 */
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
  const months = interval === 'year' ? count * 12 : count;
  for (let periods = 1; ; periods += 1) {
    const end = addMonths(anchor, months * periods);
    if (end > start) return end;
  }
}
