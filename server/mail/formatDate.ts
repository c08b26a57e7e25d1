import { dayWithZone } from '@/lib/content/days';

/** A day as readers of the locale write it, with its zone: `June 8, 2026 (UTC)`. An unusable locale falls back to English. */
export function formatDate(time: number, locale: string): string {
  return dayWithZone(time, usable(locale));
}

function usable(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
