import { language } from '@/lib/content/site/languages/language';

/** `"Nov 24, 2026"`, in the visitor's own time zone. `time` is in milliseconds since the epoch. */
export function shortDate(time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
}

/** `"Nov 24"`, for a date that is close. */
export function nearDate(time: number): string {
  return new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' }).format(time);
}
