import { pageThemes, type ThemeFamily } from '../content/site/pageThemes';
import { withoutLocale } from '../url/localePrefix';
import type { Theme } from './theme';

/** Small screens, and all screens from the 800-pixel breakpoint up. */
export type BackgroundSize = 'sm' | 'md-lg';

/** A page's family: by its whole path, otherwise by its first segment, ignoring a locale. Home if unknown. */
export function pageTheme(pathname: string): ThemeFamily {
  const segments = withoutLocale(pathname).split('/').filter(Boolean);
  const [first = ''] = segments;
  return familyOf(segments.join('/')) ?? familyOf(first) ?? 'home';
}

function familyOf(path: string): ThemeFamily | undefined {
  return Object.hasOwn(pageThemes, path) ? pageThemes[path] : undefined;
}

/** The URL of a family's background. */
export function backgroundOf(family: ThemeFamily, theme: Theme, size: BackgroundSize): string {
  return `/static-assets/backgrounds/${family}-bg-${theme}-${size}.svg`;
}
