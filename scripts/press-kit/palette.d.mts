export function themeColours(root: string, theme: 'light' | 'dark'): Record<string, string>;
