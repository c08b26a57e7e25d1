import { type ThemeChoice, themeFor } from './theme';

/**
 * Shows a choice: `data-theme` stands on the root element for an explicit choice alone, so that without one the style
 * sheet follows the system, also when the system changes. The browser's own bars get the surface colour of the theme.
 */
export function applyTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement): void {
  if (choice === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', choice);
  const view = root.ownerDocument.defaultView;
  const prefersDark = view?.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
  const theme = themeFor(choice, prefersDark);
  for (const meta of root.ownerDocument.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const value = meta.dataset[theme];
    if (value) meta.content = choice === 'system' ? (meta.dataset.system ?? value) : value;
  }
}
