import { dayForReader } from '@/lib/content/days';

const dayLength = 24 * 60 * 60 * 1000;

/** `"today"`, `"3 days ago"` in the visitor's time zone; a date after a month. Takes milliseconds since the epoch. */
export function dayInWords(time: number, now: number): string {
  const days = Math.round((startOfDay(time) - startOfDay(now)) / dayLength);
  if (days < -30) return `on ${dayForReader(time)}`;
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(Math.min(days, 0), 'day');
}

function startOfDay(time: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
