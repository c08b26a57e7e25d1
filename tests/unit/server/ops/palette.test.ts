import { readFileSync } from 'node:fs';
import { dark, light } from '@/server/ops/page/palette';

/** Custom properties of a part of a style sheet, by name without the dashes. */
function propertiesOf(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

const raw = propertiesOf(readFileSync('styles/tokens.css', 'utf8'));
const theme = readFileSync('styles/theme.css', 'utf8');
const [lightPart = '', darkPart = ''] = theme.split('@media screen', 2);

function rolesOf(css: string): Record<string, string | undefined> {
  const named = Object.entries(propertiesOf(css));
  return Object.fromEntries(
    named.map(([role, value]) => [role, raw[/^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? '']]),
  );
}

it.each([
  ['light', light, lightPart],
  ['dark', dark, darkPart],
] as const)('the operator’s page has the colours of the site, %s', (_, palette, css) => {
  const roles = rolesOf(css);
  expect(Object.keys(palette).length).toBeGreaterThan(15);
  expect(Object.fromEntries(Object.keys(palette).map((role) => [role, roles[role]]))).toEqual(palette);
});
