import { surfaceColors } from './surfaceColors';
import type { ThemeChoice } from './theme';

/**
 * Names a choice to the style sheet: `data-theme` stands on the root element for an explicit choice alone, so that without
 * one the style sheet follows the system, also when the system changes.
 */
export function markTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement): void {
  if (choice === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', choice);
}

/**
 * Shows a choice. The browser's own bars get the surface colour of the theme; of their two colours it takes the one whose
 * `media` fits the system, so without a choice each keeps its own.
 */
export function applyTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement): void {
  markTheme(choice, root);
  for (const meta of root.ownerDocument.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = surfaceColors[choice === 'system' ? own : choice];
  }
}
