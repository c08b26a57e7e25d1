import { pageThemes, type ThemeFamily } from '../content/site/pageThemes';
import { withoutLocale } from '../url/localePrefix';
import type { Theme } from './theme';

/** Small screens, and everything from the breakpoint of 800 pixels on. */
export type BackgroundSize = 'sm' | 'md-lg';

/** The family of a page: by its whole path, else by its first segment, a locale in front left out. Home for a stranger. */
export function pageTheme(pathname: string): ThemeFamily {
  const segments = withoutLocale(pathname).split('/').filter(Boolean);
  const [first = ''] = segments;
  return familyOf(segments.join('/')) ?? familyOf(first) ?? 'home';
}

function familyOf(path: string): ThemeFamily | undefined {
  return Object.hasOwn(pageThemes, path) ? pageThemes[path] : undefined;
}

/** The address of a family's background. */
export function backgroundOf(family: ThemeFamily, theme: Theme, size: BackgroundSize): string {
  return `/static-assets/backgrounds/${family}-bg-${theme}-${size}.svg`;
}
