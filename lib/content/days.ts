import { language as pageLanguage } from './site/languages/language';

/**
 * One way of writing a day, for mails, pages and the payment pages. A day is that of UTC, by which payments fall due, and a
 * page says so where its reader's calendar has another; a mail to a subscriber names the day of the country. Times are in
 * milliseconds since the epoch.
 */
const zone = 'UTC';

/** `"June 8, 2026"`, by a clock that its reader knows, as in a mail. Other languages write it their way. */
export function dayInZone(time: number, language = 'en', timeZone = zone): string {
  return longDay(time, language, timeZone);
}

/** `"2026-06-08"` → `"June 8, 2026"`, for a day that somebody named and that no zone moves. */
export function calendarDay(day: string, language: string): string {
  return longDay(Date.parse(day), language, zone);
}

/** `"June 8, 2026 at 3:47 AM (UTC)"`, in the way of each language. */
export function momentWithZone(time: number, language = 'en'): string {
  const format = new Intl.DateTimeFormat([language, 'en'], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  });
  return `${withGermanClock(withOrdinal(format.format(time), language), language)} (${zone})`;
}

/** `"November 22, 3:47 AM"` by the reader's own clock, in the page's language, with the year where it is not that of `now`. */
export function momentForReader(time: number, now: number): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  const format = new Intl.DateTimeFormat(pageLanguage, {
    year: isThisYear ? undefined : 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return withMonth(withGermanClock(withOrdinal(format.format(time), pageLanguage), pageLanguage));
}

/** `"June 8, 2026"` in the page's language, and the zone as well where the reader's own calendar says another day at that moment. */
export function dayForReader(time: number, timeZone?: string): string {
  const day = longDay(time, pageLanguage, zone);
  return withMonth(longDay(time, pageLanguage, timeZone) === day ? day : `${day} (${zone})`);
}

/**
 * `"Jun 8, 2026, 12:30 PM"`, in UTC, for moments that matter to the minute; with an end, `"Jun 8, 2026, 12:30 – 1:15 PM"`.
 */
export function minuteInUtc(time: number, until = time, language = 'en'): string {
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: zone } as const;
  return new Intl.DateTimeFormat([language, 'en'], style).formatRange(time, until);
}

function longDay(time: number, language: string, timeZone: string | undefined): string {
  const format = new Intl.DateTimeFormat([language, 'en'], { dateStyle: 'long', timeZone });
  return withOrdinal(format.format(time), language);
}

/** German says “Uhr” after a time, which Intl does not. */
function withGermanClock(moment: string, language: string): string {
  return language.startsWith('de') ? `${moment} Uhr` : moment;
}

/** On a page, no line ends between a day and its month. What draws a mail sees to that itself. */
function withMonth(date: string): string {
  return date.replace(/^(\d+(?:er|\.)?) /, '$1\u00a0');
}

/** French writes the first of a month as “1er,” which Intl does not. */
function withOrdinal(date: string, language: string): string {
  return language.startsWith('fr') && date.startsWith('1 ') ? `1er${date.slice(1)}` : date;
}

/** `"2026-05"` → `"May 2026"`, in the page's language. */
export function monthAndYear(month: string, locale: string = pageLanguage): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
}
