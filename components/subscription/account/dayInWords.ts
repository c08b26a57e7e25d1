import { manageWords } from '@/lib/content/account/manage';
import { dayForReader } from '@/lib/content/days';
import { language } from '@/lib/content/site/languages/language';

const dayLength = 24 * 60 * 60 * 1000;

/** `"today"`, `"3 days ago"` in the visitor's time zone; a date after a month. Takes milliseconds since the epoch. */
export function dayInWords(time: number, now: number): string {
  const days = Math.round((startOfDay(time) - startOfDay(now)) / dayLength);
  if (days < -30) return manageWords.devices.onDay(dayForReader(time));
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.min(days, 0), 'day');
}

function startOfDay(time: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
