/** Dates as the pages write them: in words, in the visitor's own time zone. Times are milliseconds since the epoch. */

const dayLength = 24 * 60 * 60 * 1000;

/** `"December 21, 2026"`. */
export function longDate(time: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(time);
}

/** `"today"`, `"3 days ago"`; a date once it is a month past. By calendar days of the visitor. */
export function dayInWords(time: number, now: number): string {
  const days = Math.round((startOfDay(time) - startOfDay(now)) / dayLength);
  if (days < -30) return `on ${longDate(time)}`;
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(Math.min(days, 0), 'day');
}

function startOfDay(time: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
