import { type SettingName, searchSettings } from '../content/search/searchSettings';

/** Where the settings page lives. */
export const settingsPath = '/settings';

/** The address that shows these settings on any device: path and query, with those alone that differ from the default. */
export function settingsUrl(changed: ReadonlyMap<SettingName, string>): string {
  const query = new URLSearchParams();
  for (const [name, value] of changed) query.set(searchSettings[name].parameter, value.replace(/^#/, ''));
  return query.size === 0 ? settingsPath : `${settingsPath}?${query}`;
}
