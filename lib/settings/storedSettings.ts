import { type SearchSetting, type SettingName, searchSettings } from '../content/search/searchSettings';
import { cookieText, readCookie } from '../storage/cookies';
import { parseCustomColor } from '../theme/customColor';
import { readQueryParam } from '../url/queryParameters';

/**
 * The visitor's search settings. Kept: one cookie per setting, for a year, only for what differs from the default. The
 * values are choices from a list or colors, so they identify nobody; anything else in their place is ignored.
 */
export type SettingSources = {
  /** Query of the URL; it takes precedence over the cookies. */
  search: string;
  /** The text of `document.cookie`. */
  cookies: string;
};

/** The cookie of a parameter: its name without the leading k. */
export function settingCookie(name: SettingName): string {
  return searchSettings[name].parameter.slice(1);
}

/** Whether a setting may have this value: one from its list, or a color. */
export function isSettingValue(name: SettingName, value: string): boolean {
  const { kind, values }: SearchSetting = searchSettings[name];
  if (kind === 'color') return parseCustomColor(value) !== null;
  return values.includes(value);
}

/** The value of a setting: from the URL, otherwise from its cookie, otherwise its default. */
export function readSetting(name: SettingName, { search, cookies }: SettingSources): string {
  const { parameter, default: standard } = searchSettings[name];
  const named = readQueryParam(search, parameter);
  if (named !== null && isSettingValue(name, named)) return named;
  const kept = readCookie(cookies, settingCookie(name));
  return kept !== null && isSettingValue(name, kept) ? kept : standard;
}

function isDefault(name: SettingName, value: string): boolean {
  const { kind, default: standard } = searchSettings[name];
  return kind === 'color' ? parseCustomColor(value) === parseCustomColor(standard) : value === standard;
}

/** Every setting that differs from its default. */
export function changedSettings(sources: SettingSources): ReadonlyMap<SettingName, string> {
  const names = Object.keys(searchSettings).filter(isSettingName);
  return new Map(
    names
      .map((name) => [name, readSetting(name, sources)] as const)
      .filter(([name, value]) => !isDefault(name, value)),
  );
}

/** A setting's cookie, or null at the default, which deletes it. @throws RangeError for a value it cannot have */
export function storedValue(name: SettingName, value: string): string | null {
  if (!isSettingValue(name, value)) throw new RangeError(`${name} cannot be ${value}`);
  return isDefault(name, value) ? null : value;
}

/** The text for `document.cookie` that stores a setting. @throws RangeError as `storedValue` does. */
export function settingCookieText(name: SettingName, value: string): string {
  return cookieText(settingCookie(name), storedValue(name, value));
}

export function isSettingName(value: string): value is SettingName {
  return Object.hasOwn(searchSettings, value);
}
