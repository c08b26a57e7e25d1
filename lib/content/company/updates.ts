import { language } from '../site/languages/language';

/** What a change is for, in the order of the filter. */
export const updateSystems = ['ios', 'android', 'mac', 'windows', 'web'] as const;
export type UpdateSystem = (typeof updateSystems)[number];

/** Newest first: day (ISO 8601), name (its texts are in `updateWords`), and systems. */
const list = [
  ['2026-11-28', 'contract', 'web'],
  ['2026-11-28', 'counts-in-europe', 'web'],
  ['2026-11-28', 'accessibility-statement', 'web'],
  ['2026-11-28', 'browser-storage', 'web'],
  ['2026-11-26', 'withdrawal', 'web'],
  ['2026-11-26', 'accessibility', 'web'],
  ['2026-11-26', 'exact-policies', 'web'],
  ['2026-11-22', 'sale-news', 'web'],
  ['2026-11-22', 'languages', 'web'],
  ['2026-11-22', 'money-back', 'web'],
  ['2026-11-22', 'account-data', 'web'],
  ['2026-11-02', 'policies', 'web'],
  ['2026-10-19', 'chat-policy', 'web'],
  ['2026-10-14', 'cookie-windows', 'mac', 'windows'],
  ['2026-09-23', 'vpn-widget', 'ios', 'android'],
  ['2026-08-26', 'chat-images', 'web'],
  ['2026-07-15', 'password-import', 'mac', 'windows', 'ios', 'android'],
  ['2026-06-17', 'quiet-notices', 'android'],
  ['2026-05-27', 'scam-warnings', 'mac', 'windows'],
  ['2026-05-14', 'answer-length', 'web'],
  ['2026-05-05', 'vpn-exclusions', 'android', 'windows'],
  ['2026-04-22', 'widget', 'ios'],
  ['2026-04-16', 'vertical-tabs', 'mac', 'windows'],
  ['2026-04-02', 'voice-chat', 'ios', 'android'],
  ['2026-03-19', 'removal-report', 'mac', 'windows'],
  ['2026-03-11', 'picture-search', 'web'],
  ['2026-02-26', 'autofill-cards', 'mac', 'ios'],
  ['2026-02-18', 'cookie-popups', 'mac', 'windows', 'ios', 'android'],
  ['2026-02-03', 'sync-recovery', 'mac', 'windows', 'ios', 'android'],
  ['2026-01-21', 'maps-offline', 'web'],
  ['2026-01-08', 'tablet-layout', 'android'],
  ['2025-12-16', 'import', 'windows'],
  ['2025-12-04', 'email-reply', 'mac', 'windows', 'ios', 'android'],
  ['2025-11-25', 'tracker-count', 'mac'],
  ['2025-11-12', 'chat-files', 'web', 'mac', 'windows'],
  ['2025-10-30', 'vpn-cities', 'mac', 'windows', 'ios', 'android'],
  ['2025-10-15', 'dark-pages', 'ios', 'android'],
  ['2025-09-24', 'local-results', 'web'],
  ['2025-09-09', 'fire-one-site', 'mac', 'windows', 'ios', 'android'],
  ['2025-08-21', 'shortcuts', 'mac'],
  ['2025-08-06', 'video-player', 'android', 'ios'],
  ['2025-07-17', 'arm', 'windows'],
  ['2025-07-02', 'search-keys', 'web'],
  ['2025-06-18', 'passkeys', 'ios', 'mac'],
  ['2025-06-05', 'app-tracking', 'android'],
] as const satisfies readonly (readonly [date: string, name: string, ...systems: UpdateSystem[]])[];

export type UpdateName = (typeof list)[number][1];

export type Update = {
  /** Its anchor on the page, which never changes once published. */
  id: string;
  name: UpdateName;
  /** ISO 8601, a day. */
  date: string;
  systems: readonly UpdateSystem[];
};

export const updates: readonly Update[] = list.map(([date, name, ...systems]) => ({
  id: `${date}-${name}`,
  name,
  date,
  systems,
}));

/** The updates of each month, newest first: `[["2026-05", […]], …]`. */
export function updatesByMonth(): [month: string, entries: readonly Update[]][] {
  const months = new Map<string, Update[]>();
  for (const entry of updates) {
    const month = entry.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months];
}

/** `"2026-05-27"` → `"May 27"`. */
export function dayAndMonth(date: string): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
