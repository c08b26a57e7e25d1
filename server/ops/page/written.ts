import { opsWords } from '@/lib/content/ops';
import { day, hour, minute, second } from '@/server/clock';
import { countedAtMost } from '../health/countUpTo';

/** A count that stops at its limit: "1,234". */
export function bounded(count: number): string {
  const written = Math.min(count, countedAtMost).toLocaleString('en');
  return count < countedAtMost ? written : opsWords.atLeast(written);
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
