import { type SearchSetting, type SettingName, searchSettings } from '../content/search/searchSettings';
import { isSettingName, isSettingValue } from './storedSettings';

/** What a form sends, keyed by the parameters of the settings. */
export type SettingsForm = Readonly<Record<string, unknown>>;

export const settingNames: readonly SettingName[] = Object.keys(searchSettings).filter(isSettingName);

/** The value of a switch in its off position. */
export function offValue(setting: SearchSetting): string {
  return setting.values[1] ?? '';
}

/**
 * The settings named in a submitted form, if their values are allowed; everything else is ignored. A switch that is off
 * sends nothing, so in a form that claims to contain every setting (`all`), an absent switch is off. An empty color is
 * the default one.
 */
export function settingsOfForm(form: SettingsForm): ReadonlyMap<SettingName, string> {
  const named = settingNames.flatMap((name): [SettingName, string][] => {
    const value = sentValue(searchSettings[name], form);
    return value !== null && isSettingValue(name, value) ? [[name, value]] : [];
  });
  return new Map(named);
}

function sentValue(setting: SearchSetting, form: SettingsForm): string | null {
  const sent = form[setting.parameter];
  if (typeof sent !== 'string') return setting.kind === 'switch' && 'all' in form ? offValue(setting) : null;
  const value = sent.trim().replace(/^#/, '');
  return setting.kind === 'color' && value === '' ? setting.default : value;
}
