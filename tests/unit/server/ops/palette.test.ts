import { themeColors } from '@/scripts/press-kit/palette.mjs';
import { dark, light } from '@/server/ops/page/palette';

it.each([
  ['light', light],
  ['dark', dark],
] as const)('the operator’s page has the colors of the site, %s', (theme, palette) => {
  const roles = themeColors('.', theme);
  expect(Object.keys(palette).length).toBeGreaterThan(15);
  expect(Object.fromEntries(Object.keys(palette).map((role) => [role, roles[`--${role}`]]))).toEqual(palette);
});
