import { orNull } from '../storage/browserStorage';
import { readCookie } from '../storage/cookies';
import { readQueryParam } from '../url/queryParameters';
import { isThemeChoice, resolveThemeChoice, type ThemeChoice } from './theme';

export const themeStorageKey = 'theme';
export const themeParameter = 'kae';
const themeCookie = 'ae';

/** The saved choice, or null when there is none or storage is denied, as in some private windows. */
export function readSavedTheme(storage: () => Storage = () => window.localStorage): ThemeChoice | null {
  const value = orNull(() => storage().getItem(themeStorageKey));
  return isThemeChoice(value) ? value : null;
}

/** Saves the choice. When storage is denied, the choice lasts as long as the page. */
export function saveTheme(choice: ThemeChoice, storage: () => Storage = () => window.localStorage): void {
  try {
    storage().setItem(themeStorageKey, choice);
  } catch {
    // Only persistence is lost.
  }
}

/** The theme value of the search settings cookie, or null. Takes the text of `document.cookie`. */
export function readThemeCookie(cookies: string = document.cookie): string | null {
  return readCookie(cookies, themeCookie);
}

/** The theme value in a query string, or null. */
export function readThemeParameter(search: string = window.location.search): string | null {
  return readQueryParam(search, themeParameter);
}

/** The choice for this page, taken from its URL, this browser's storage and its cookies. */
export function readThemeChoice(): ThemeChoice {
  return resolveThemeChoice({
    override: readThemeParameter(),
    saved: readSavedTheme(),
    setting: readThemeCookie(),
  });
}
