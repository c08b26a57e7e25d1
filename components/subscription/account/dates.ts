import { dayForReader } from '@/lib/content/days';

const dayLength = 24 * 60 * 60 * 1000;

/** `"today"`, `"3 days ago"` in the visitor's time zone; a date after a month. Takes milliseconds since the epoch. */
export function dayInWords(time: number, now: number): string {
  const days = Math.round((startOfDay(time) - startOfDay(now)) / dayLength);
  if (days < -30) return `on ${dayForReader(time)}`;
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(Math.min(days, 0), 'day');
}

/** `"November 22, 3:47 AM"` in the visitor's time zone, with the year where it is not the present one. */
export function momentInWords(time: number, now: number): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat('en-US', {
    year: isThisYear ? undefined : 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);
}

function startOfDay(time: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
