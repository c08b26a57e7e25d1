import { surfaceColors } from './surfaceColors';
import type { ThemeChoice } from './theme';

/** `data-theme` is set only for an explicit choice; without one, the style sheet follows the system's changes. */
export function markTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement): void {
  if (choice === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', choice);
}

/**
 * Applies a choice. The browser's own bars get the theme's surface color. Of the page's two colors the browser takes
 * the one whose `media` matches the system, so without a choice each keeps its own.
 */
export function applyTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement): void {
  markTheme(choice, root);
  for (const meta of root.ownerDocument.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = surfaceColors[choice === 'system' ? own : choice];
  }
}
