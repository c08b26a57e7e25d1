/**
 * The site's colors by role, as far as this page needs them: it is rendered by code and brings its own styles. A test
 * keeps them equal to styles/theme.css.
 */
type Palette = Readonly<Record<string, string>>;

export const light: Palette = {
  'color-surface': '#fffdf9',
  'color-surface-raised': '#ffffff',
  'color-surface-tint': '#eefaf7',
  'color-surface-tint-strong': '#daf3ee',
  'color-text': '#0e1d20',
  'color-text-muted': '#51696e',
  'color-border': '#e7dac2',
  'color-border-strong': '#6d8589',
  'color-accent': '#007a70',
  'color-accent-hover': '#006059',
  'color-on-accent': '#ffffff',
  'color-accent-text': '#006d64',
  'color-danger-text': '#b8302a',
  'color-danger-surface': '#fce7e4',
  'color-success-text': '#1c6a37',
};

export const dark: Palette = {
  'color-surface': '#0a1618',
  'color-surface-raised': '#132529',
  'color-surface-tint': '#072225',
  'color-surface-tint-strong': '#07383a',
  'color-text': '#eff4f2',
  'color-text-muted': '#9db0b2',
  'color-border': '#274047',
  'color-border-strong': '#6d8589',
  'color-accent': '#40bcad',
  'color-accent-hover': '#7dd3c6',
  'color-on-accent': '#0a1618',
  'color-accent-text': '#7dd3c6',
  'color-danger-text': '#ff9d92',
  'color-danger-surface': '#3a1614',
  'color-success-text': '#7bd394',
};

export function roles(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}
