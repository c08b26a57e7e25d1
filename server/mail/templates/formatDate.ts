import { calendarDay, dayInZone, momentWithZone } from '@/lib/content/days';
import { isSaleCountry } from '@/lib/content/subscription/countries';
import { countryZones } from '@/lib/content/subscription/countryZones';

/** A day as the locale writes it, by the clock of its country: `June 8, 2026`. Without a country it is that of UTC. */
export function formatDate(time: number, locale: string): string {
  const { language, region = null } = new Intl.Locale(usable(locale));
  return dayInZone(time, language, isSaleCountry(region) ? countryZones[region] : undefined);
}

/** With the time of day, and so with its zone: `June 8, 2026 at 3:47 AM (UTC)`. */
export function formatMoment(time: number, locale: string): string {
  return momentWithZone(time, usable(locale));
}

/** The day on which a contract should end (ISO 8601), as the locale writes it; null for the earliest possible time, which is empty. */
export function statedEnd(day: string, locale: string): string | null {
  return day === '' ? null : calendarDay(day, usable(locale));
}

/** Unusable locales fall back to English. */
function usable(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
