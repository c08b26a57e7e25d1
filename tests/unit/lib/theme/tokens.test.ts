import { readFileSync } from 'node:fs';
import { contrastRatio } from '@/lib/theme/contrast';
import { surfaceColors } from '@/lib/theme/surfaceColors';
import { themeColors } from '@/scripts/press-kit/palette.mjs';

const sheet = readFileSync('styles/theme.css', 'utf8');
const light = themeColors('.', 'light');
const dark = themeColors('.', 'dark');

type Colors = Readonly<Record<string, string>>;

/** What the first block after `marker` declares. */
function blockAfter(marker: string): string[] {
  const start = sheet.indexOf('{', sheet.indexOf(marker));
  const block = sheet.slice(start + 1, sheet.indexOf('}', start));
  return block.split(';').map((line) => line.trim());
}

function hexOf(theme: Colors, role: string): string {
  const value = theme[role] ?? '';
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`${role} names no raw color`);
  return value;
}

function contrast(theme: Colors, text: string, background: string): number {
  return contrastRatio(hexOf(theme, `--${text}`), hexOf(theme, `--${background}`));
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
  expect(blockAfter(':root:not([data-theme="light"])')).toEqual(blockAfter(':root[data-theme="dark"]'));
});

it('draws every role in both themes', () => {
  const roles = Object.keys(light).filter((role) => /^--(?:color|art)-/.test(role));
  expect(roles.length).toBeGreaterThan(50);
  for (const role of roles) expect([hexOf(light, role), hexOf(dark, role)]).not.toContain('');
});

it('gives the bars of the browser the color of the page', () => {
  expect(surfaceColors).toEqual({
    light: hexOf(light, '--color-surface'),
    dark: hexOf(dark, '--color-surface'),
  });
});
