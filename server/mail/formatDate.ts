/** A day as readers of the locale write it, in UTC: `June 8, 2026`. An unusable locale falls back to English. */
export function formatDate(time: number, locale: string): string {
  return new Intl.DateTimeFormat([usable(locale), 'en'], { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

function usable(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
