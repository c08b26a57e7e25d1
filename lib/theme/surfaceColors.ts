import type { Theme } from './theme';

/** The page colour of each theme as a plain value, for the bars of the browser. Equals `--color-surface`. */
export const surfaceColors: Record<Theme, string> = { light: '#fffdf9', dark: '#0a1618' };
