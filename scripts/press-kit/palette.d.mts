export function themeColors(root: string, theme: 'light' | 'dark'): Record<string, string>;
