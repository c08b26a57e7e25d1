/**
 * The theme a person sees. Order of precedence: an explicit override in the URL, then the saved choice, then the theme
 * of the search settings, then the system's preference, which is followed as it changes.
 *
 * Kept: one word in the browser's local storage, and only after a press on the switch. It is not sent anywhere.
 */
export type Theme = 'light' | 'dark';

/** What a person can choose. `system` is a choice like the others: it also overrules the search settings. */
export type ThemeChoice = Theme | 'system';

export const themeChoices = ['system', 'light', 'dark'] as const satisfies readonly ThemeChoice[];

export function isThemeChoice(value: unknown): value is ThemeChoice {
  return value === 'system' || value === 'light' || value === 'dark';
}

/** The search settings' theme value: `-1` is light, `d` and `t` are dark, any other value means no preference. */
export function themeOfSetting(setting: string | null): Theme | null {
  if (setting === '-1') return 'light';
  if (setting === 'd' || setting === 't') return 'dark';
  return null;
}

export type ThemeSources = {
  /** Theme setting in the URL (`kae`). */
  override: string | null;
  /** The choice made with the switch. */
  saved: string | null;
  /** Theme setting in the cookie of the search settings (`ae`). */
  setting: string | null;
};

/** The choice resolved from all sources; `system` when nobody chose. */
export function resolveThemeChoice({ override, saved, setting }: ThemeSources): ThemeChoice {
  const explicit = themeOfSetting(override);
  if (explicit) return explicit;
  if (isThemeChoice(saved)) return saved;
  return themeOfSetting(setting) ?? 'system';
}
