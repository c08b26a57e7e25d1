import { readFileSync } from 'node:fs';
import { surfaceColors } from '@/lib/theme/surfaceColors';

const raw = readFileSync('styles/tokens.css', 'utf8');
const roles = readFileSync('styles/theme.css', 'utf8');

type Declarations = Record<string, string>;

/** The custom properties declared in the first block after `marker`. */
function declarationsAfter(css: string, marker: string): Declarations {
  const start = css.indexOf('{', css.indexOf(marker));
  const block = css.slice(start + 1, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+|color-scheme):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const colors = declarationsAfter(raw, ':root');
const light = declarationsAfter(roles, ':root');
const dark = declarationsAfter(roles, ':root[data-theme="dark"]');
const systemDark = declarationsAfter(roles, ':root:not([data-theme="light"])');

function hexOf(theme: Declarations, role: string): string {
  const name = /var\((--raw-[\w-]+)\)/.exec(theme[role] ?? '')?.[1] ?? '';
  const value = colors[name];
  if (!value) throw new Error(`${role} names no raw colour`);
  return value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const channel = Number.parseInt(hex.slice(index, index + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio of two roles. */
function contrast(theme: Declarations, text: string, background: string): number {
  const pair = [luminance(hexOf(theme, `--${text}`)), luminance(hexOf(theme, `--${background}`))];
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
}

const surfaces = ['color-surface', 'color-surface-warm', 'color-surface-raised', 'color-surface-tint'];

/** [text, background] pairs that hold running text: 4.5 to 1. */
const textPairs: [string, string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ['color-text', surface],
    ['color-text-muted', surface],
    ['color-accent-text', surface],
    ['color-danger-text', surface],
  ]),
  ['color-text', 'color-surface-tint-strong'],
  ['color-text', 'color-border'],
  ['color-accent-text-hover', 'color-surface-tint-strong'],
  ['color-accent-text', 'color-surface-tint-strong'],
  ['color-on-accent', 'color-accent'],
  ['color-on-accent', 'color-accent-hover'],
  ['color-on-accent', 'color-accent-pressed'],
  ['color-on-danger', 'color-danger'],
  ['color-on-danger', 'color-danger-hover'],
  ['color-on-highlight', 'color-highlight'],
  ['color-text', 'art-sky'],
  ...['danger', 'success', 'warning', 'info'].flatMap((tone): [string, string][] => [
    [`color-${tone}-text`, `color-${tone}-surface`],
    ['color-text', `color-${tone}-surface`],
    ['color-accent-text', `color-${tone}-surface`],
  ]),
];

/** Edges of controls and the focus ring: 3 to 1. */
const edgePairs: [string, string][] = surfaces.flatMap((surface): [string, string][] => [
  ['color-border-strong', surface],
  ['color-focus', surface],
]);

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_, theme) => {
  it.each(textPairs)('%s is readable on %s', (text, background) => {
    expect(contrast(theme, text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('%s can be told from %s', (edge, background) => {
    expect(contrast(theme, edge, background)).toBeGreaterThanOrEqual(3);
  });
});

it('draws dark the same by choice and by the system', () => {
  expect(systemDark).toEqual(dark);
});

it('draws every role in both themes', () => {
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
});

it('gives the bars of the browser the colour of the page', () => {
  expect(surfaceColors).toEqual({
    light: hexOf(light, '--color-surface'),
    dark: hexOf(dark, '--color-surface'),
  });
});
