import { statSync } from 'node:fs';
import { themeFamilies } from '@/lib/content/site/pageThemes';
import { contrastRatio, readableAt } from '@/lib/theme/contrast';
import { backgroundOf, pageTheme } from '@/lib/theme/pageTheme';
import { resolveThemeChoice, themeOfSetting } from '@/lib/theme/theme';

it.each([
  ['-1', 'light'],
  ['d', 'dark'],
  ['t', 'dark'],
  ['c', null],
  ['r', null],
  ['', null],
  ['ffffff', null],
  [null, null],
])('theme setting %p maps to %p', (setting, theme) => {
  expect(themeOfSetting(setting)).toBe(theme);
});

it.each([
  ['the system when nobody chose', {}, 'system'],
  ['the explicit override before the saved choice', { override: 'd', saved: 'light', setting: '-1' }, 'dark'],
  ['the saved choice before the search setting', { saved: 'light', setting: 'd' }, 'light'],
  [
    'a saved "system" before a dark setting, so that nobody is stuck',
    { saved: 'system', setting: 'd' },
    'system',
  ],
  ['the search setting when nothing else is known', { setting: 't' }, 'dark'],
  ['nothing of values that mean nothing', { override: 'c', saved: 'purple', setting: '-1' }, 'light'],
])('the choice of theme takes %s', (_what, sources, choice) => {
  expect(resolveThemeChoice({ override: null, saved: null, setting: null, ...sources })).toBe(choice);
});

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

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#12ab34', '#12ab34', 1],
  // Greys at the edge of what may be read.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('%s and %s stand as far apart as is published: %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

it('says for which text a contrast is enough', () => {
  expect([21, 4.5, 4.49, 3, 2.99].map(readableAt)).toEqual(['text', 'text', 'large', 'large', 'none']);
});
