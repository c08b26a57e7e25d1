import { themeColors } from '@/scripts/press-kit/palette.mjs';
import { dark, light, opsStyles } from '@/server/ops/page/styles';

const used = new Set([...opsStyles.matchAll(/var\(--([\w-]+)\)/g)].map(([, role]) => role));

it.each([
  ['light', light],
  ['dark', dark],
] as const)('the operator’s page has the colors of the site that it uses, %s', (theme, palette) => {
  const roles = themeColors('.', theme);
  expect(Object.keys(palette).sort()).toEqual([...used].sort());
  expect(Object.fromEntries(Object.keys(palette).map((role) => [role, roles[`--${role}`]]))).toEqual(palette);
});
