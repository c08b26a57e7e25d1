import { calendarDay, dayWithZone, momentWithZone } from '@/lib/content/days';

/** A date as the locale writes it, with its time zone: `June 8, 2026 (UTC)`. Unusable locales fall back to English. */
export function formatDate(time: number, locale: string): string {
  return dayWithZone(time, usable(locale));
}

/** The same with the time of day: `June 8, 2026 at 3:47 AM (UTC)`. */
export function formatMoment(time: number, locale: string): string {
  return momentWithZone(time, usable(locale));
}

/** The day on which a contract should end (ISO 8601), as the locale writes it; null for the earliest possible time, which is empty. */
export function statedEnd(day: string, locale: string): string | null {
  return day === '' ? null : calendarDay(day, usable(locale));
}

function usable(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
