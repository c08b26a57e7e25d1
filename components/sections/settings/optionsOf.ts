import { type FontCode, fonts } from '@/lib/content/search/fonts';
import { regionsWithLanguage } from '@/lib/content/search/regions';
import { type SearchSetting, type SettingName, searchSettings } from '@/lib/content/search/searchSettings';
import { settingLanguages } from '@/lib/content/search/settingLanguages';
import { type SettingWords, settingWords } from '@/lib/content/search/settingWords';
import { language } from '@/lib/content/site/languages/language';

type Option = { value: string; label: string };

/** Countries of the region setting whose codes are not those of ISO 3166-1 and CLDR. */
const countryCodes: Readonly<Record<string, string>> = { uk: 'GB', xl: '419' };

/** The values of a list with their names. Regions follow each other as their names do in this language. */
export function optionsOf(name: SettingName): Option[] {
  const { values }: SearchSetting = searchSettings[name];
  const options = values.map((value) => ({ value, label: labelOf(name, value) }));
  if (name !== 'region') return options;
  const general = options.slice(0, 2);
  const { compare } = new Intl.Collator(language);
  return [...general, ...options.slice(2).sort((one, other) => compare(one.label, other.label))];
}

function labelOf(name: SettingName, value: string): string {
  const { values }: SettingWords = settingWords[name];
  const label = values?.[value];
  if (label !== undefined) return label;
  if (name === 'region') return regionName(value);
  if (name === 'language') return settingLanguages[value] ?? value;
  return fonts[value as FontCode].name;
}

/** `be-fr` → `Belgium (French)`. */
function regionName(region: string): string {
  const [country = '', spoken = ''] = region.split('-');
  const code = countryCodes[country] ?? country.toUpperCase();
  const place = nameOf(code, 'region');
  return regionsWithLanguage.includes(region) ? `${place} (${nameOf(spoken, 'language')})` : place;
}

function nameOf(code: string, type: 'region' | 'language'): string {
  return new Intl.DisplayNames([language], { type }).of(code) ?? code;
}
