import { type SettingName, searchSettings } from '../content/search/searchSettings';

export const settingsPath = '/settings';

/** The URL that shows these settings on any device: path and query, with only those that differ from the defaults. */
export function settingsUrl(changed: ReadonlyMap<SettingName, string>): string {
  const query = new URLSearchParams();
  for (const [name, value] of changed) query.set(searchSettings[name].parameter, value.replace(/^#/, ''));
  return changed.size === 0 ? settingsPath : `${settingsPath}?${query}`;
}
