import { statSync } from 'node:fs';
import { themeFamilies } from '@/lib/content/site/pageThemes';
import { backgroundOf, pageTheme } from '@/lib/theme/pageTheme';

it.each([
  ['/', 'home'],
  ['/mac', 'mac'],
  ['/windows-preview', 'windows'],
  ['/pro', 'pro'],
  ['/pro/privacy-terms/non-us/fr', 'legal'],
  ['/duckai/privacy-terms', 'legal'],
  ['/subscriptions/activation-flow/this-device', 'subscriptions'],
  ['/sync/pairing', 'sync'],
  ['/de_DE/about', 'about'],
  ['/fr_FR', 'home'],
  ['/es_ES/pro/privacy-terms', 'legal'],
  ['/about/', 'about'],
  ['/nowhere/at-all', 'home'],
  ['/constructor', 'home'],
])('%s is of the family %s: by its path, else its first segment, else home', (path, family) => {
  expect(pageTheme(path)).toBe(family);
});

it('every family has four drawings of less than six kilobytes', () => {
  const heavy = themeFamilies.flatMap((family) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      (['sm', 'md-lg'] as const)
        .map((size) => backgroundOf(family, theme, size))
        .filter((address) => statSync(`public${address}`).size >= 6 * 1024),
    ),
  );
  expect(heavy).toEqual([]);
});
