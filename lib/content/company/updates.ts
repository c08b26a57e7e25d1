import { language } from '../site/languages/language';

/** What a change is for, in the order of the filter. */
export const updateSystems = ['ios', 'android', 'mac', 'windows', 'web', 'subscription', 'site'] as const;
/** Changes of our policies have a list of their own. */
export type UpdateSystem = (typeof updateSystems)[number] | 'legal';

/** Newest first: day (ISO 8601), name (its texts are in `updateWords`), and systems. */
const list = [
  ['2026-11-28', 'contract', 'legal'],
  ['2026-11-28', 'counts-in-europe', 'legal'],
  ['2026-11-28', 'accessibility-statement', 'legal'],
  ['2026-11-28', 'browser-storage', 'subscription'],
  ['2026-11-26', 'withdrawal', 'subscription'],
  ['2026-11-26', 'accessibility', 'legal'],
  ['2026-11-26', 'exact-policies', 'legal'],
  ['2026-11-22', 'sale-news', 'subscription'],
  ['2026-11-22', 'languages', 'site'],
  ['2026-11-22', 'money-back', 'subscription'],
  ['2026-11-22', 'account-data', 'subscription'],
  ['2026-11-02', 'policies', 'legal'],
  ['2026-10-19', 'chat-policy', 'legal'],
  ['2026-10-14', 'cookie-windows', 'mac', 'windows'],
  ['2026-09-23', 'vpn-widget', 'ios', 'android', 'subscription'],
  ['2026-08-26', 'chat-images', 'web'],
  ['2026-07-15', 'password-import', 'mac', 'windows', 'ios', 'android'],
  ['2026-06-17', 'quiet-notices', 'android'],
  ['2026-05-27', 'scam-warnings', 'mac', 'windows'],
  ['2026-05-14', 'answer-length', 'web'],
  ['2026-05-05', 'vpn-exclusions', 'android', 'windows', 'subscription'],
  ['2026-04-22', 'widget', 'ios'],
  ['2026-04-16', 'vertical-tabs', 'mac', 'windows'],
  ['2026-04-02', 'voice-chat', 'ios', 'android'],
  ['2026-03-19', 'removal-report', 'mac', 'windows', 'subscription'],
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
  ['2025-10-30', 'vpn-cities', 'mac', 'windows', 'ios', 'android', 'subscription'],
  ['2025-10-15', 'dark-pages', 'ios', 'android'],
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

export const policyUpdates = updates.filter(({ systems }) => systems.includes('legal'));
const productUpdates = updates.filter(({ systems }) => !systems.includes('legal'));

/** How many changes are told at once; those before them are folded, year by year. */
const told = 12;
export const recentUpdates = productUpdates.slice(0, told);
export const earlierUpdates = groupedBy(productUpdates.slice(told), '2026'.length);

/** The updates of each month, in their order: `[["2026-05", […]], …]`. */
export function updatesByMonth(entries: readonly Update[]) {
  return groupedBy(entries, '2026-11'.length);
}

/** Those whose dates begin alike, for as many characters. */
function groupedBy(
  entries: readonly Update[],
  length: number,
): [start: string, entries: readonly Update[]][] {
  const groups = new Map<string, Update[]>();
  for (const entry of entries) {
    const start = entry.date.slice(0, length);
    groups.set(start, [...(groups.get(start) ?? []), entry]);
  }
  return [...groups];
}

/** `"2026-05-27"` → `"May 27"`. */
export function dayAndMonth(date: string): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
