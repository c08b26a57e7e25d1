import type { Theme } from './theme';

/** The page color of each theme as a plain value, for the browser's bars. Must equal `--color-surface`. */
export const surfaceColors: Record<Theme, string> = { light: '#fffdf9', dark: '#0a1618' };
