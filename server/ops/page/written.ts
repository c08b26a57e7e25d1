import { opsWords } from '@/lib/content/ops';
import { day, hour, minute, second } from '@/server/clock';
import type { Interval } from '../charts/interval';
import { countedAtMost } from '../usage/countUpTo';

/** "1,234" */
export function written(count: number): string {
  return count.toLocaleString('en');
}

/** A count that stops at its limit. */
export function bounded(count: number): string {
  return count < countedAtMost ? written(count) : opsWords.atLeast(written(countedAtMost));
}

/** A share between 0 and 1 as "12.3%". */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** "12.3% (10.1 to 14.9)" */
export function percentWithin({ share, low, high }: Interval): string {
  return `${percent(share)} (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})`;
}

/** The time elapsed, in the largest unit that fits. */
export function age(since: number | null, now: number): string {
  if (since === null) return opsWords.nothingWaits;
  const { ages } = opsWords;
  const passed = Math.max(0, now - since);
  if (passed < 2 * minute) return ages.seconds(Math.round(passed / second));
  if (passed < 2 * hour) return ages.minutes(Math.floor(passed / minute));
  return passed < 2 * day ? ages.hours(Math.floor(passed / hour)) : ages.days(Math.floor(passed / day));
}
