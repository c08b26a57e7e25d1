/** What a text in some language claims about days and sums. */

/** What writes dates of a language, and what finds them. Making these takes longer than a text takes to be read. */
type Dates = { long: Intl.DateTimeFormat; written: RegExp };
const knownDates = new Map<string, Dates>();

function datesOf(language: string): Dates {
  const known = knownDates.get(language);
  if (known) return known;
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 15))).join('|');
  const dates = {
    long: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
    written: new RegExp(
      `(?:\\d{1,2}(?:\\.|er)? (?:de )?)(?:${months}) (?:de )?\\d{4}|(?:${months}) \\d{1,2}, \\d{4}`,
      'g',
    ),
  };
  knownDates.set(language, dates);
  return dates;
}

/** The days that the text names, as it writes them, without the time zone behind them. */
export function daysIn(text: string, language: string): string[] {
  return [...text.replaceAll('\u00a0', ' ').matchAll(datesOf(language).written)].map(([written]) => written);
}

/** That moment's day as the language writes it, in UTC. */
export function dayOf(moment: number, language: string): string {
  const day = datesOf(language).long.format(moment);
  return language === 'fr' ? day.replace(/^1 /, '1er ') : day;
}

/** The sums that the text names, in minor units. */
export function sumsIn(text: string): number[] {
  const number = '\\d{1,3}(?:[.,\\u00a0\\u202f]\\d{3})*(?:[.,]\\d{2})?';
  const symbol = '(?:US\\$|\\$US|[$€])';
  const sum = new RegExp(`${symbol}\\s?${number}|${number}[\\s\\u00a0\\u202f]${symbol}`, 'g');
  return [...text.matchAll(sum)].map(([written]) => minorUnits(written));
}

/** The currencies of these sums, by their symbols. */
export function symbolsIn(text: string): Set<string> {
  return new Set([...text.matchAll(/[$€£]/g)].map(([symbol]) => symbol));
}

function minorUnits(written: string): number {
  const digits = written.replace(/[^\d.,]/g, '');
  const cents = /[.,]\d{2}$/.test(digits) ? 1 : 100;
  return Number(digits.replace(/[.,]/g, '')) * cents;
}

/** Markup as a reader sees it. */
export function textOfMarkup(markup: string): string {
  return markup
    .replace(/<(style|head|script)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('\u00ad', '')
    .replace(/[ \t\n]+/g, ' ');
}
