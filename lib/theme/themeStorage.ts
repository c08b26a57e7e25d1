import { orNull } from '../storage/browserStorage';
import { readCookie } from '../storage/cookies';
import { readQueryParam } from '../url/queryParameters';
import { resolveThemeChoice, type ThemeChoice } from './theme';

export const themeStorageKey = 'theme';
export const themeParameter = 'kae';
const themeCookie = 'ae';

/** Saves the choice. When storage is denied, the choice lasts as long as the page. */
export function saveTheme(choice: ThemeChoice): void {
  orNull(() => window.localStorage.setItem(themeStorageKey, choice));
}

/** The choice for this page: from its URL, its storage, which may be denied in private windows, and its cookies. */
export function readThemeChoice(): ThemeChoice {
  return resolveThemeChoice({
    override: readQueryParam(window.location.search, themeParameter),
    saved: orNull(() => window.localStorage.getItem(themeStorageKey)),
    setting: readCookie(document.cookie, themeCookie),
  });
}
