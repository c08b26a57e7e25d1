import { parseCookie } from 'cookie';
import { brand } from '@/lib/content/brand';
import { searchSettings } from '@/lib/content/search/searchSettings';
import { settingNames } from '@/lib/settings/settingsOfForm';
import { isSettingValue, settingCookie } from '@/lib/settings/storedSettings';

/** What the search engine is told: the query, the program that asks, and the search settings. Nothing else. */
const passedParameters = new Set([
  'q',
  't',
  ...Object.values(searchSettings).map(({ parameter }) => parameter),
]);

/**
 * Redirects a search sent to the home page (`/?q=…`) to the search engine, for forms without a script, and for browsers
 * and bookmarks that know us by this URL. The settings that the visitor saved go with it, unless the URL names others.
 * Null when there is no search.
 */
export function searchRedirect(search: string, cookies: string): string | null {
  const asked = new URLSearchParams(search);
  if (!asked.get('q')?.trim()) return null;
  const query = new URLSearchParams([...asked].filter(([name]) => passedParameters.has(name)));
  const kept = parseCookie(cookies);
  const named = new Set(query.keys());
  for (const name of settingNames) {
    const { parameter } = searchSettings[name];
    const value = kept[settingCookie(name)];
    if (value && !named.has(parameter) && isSettingValue(name, value)) query.append(parameter, value);
  }
  return `${brand.searchUrl}?${query}`;
}
