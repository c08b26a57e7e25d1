import { dayWithZone, momentWithZone } from '@/lib/content/days';

/** A date as the locale writes it, with its time zone: `June 8, 2026 (UTC)`. Unusable locales fall back to English. */
export function formatDate(time: number, locale: string): string {
  return dayWithZone(time, usable(locale));
}

/** The same with the time of day: `June 8, 2026 at 3:47 AM (UTC)`. */
export function formatMoment(time: number, locale: string): string {
  return momentWithZone(time, usable(locale));
}

function usable(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
