import { statSync } from 'node:fs';
import { themeFamilies } from '@/lib/content/site/pageThemes';
import { backgroundOf, pageTheme } from '@/lib/theme/pageTheme';

it.each([
  ['/', 'home'],
  ['/mac', 'mac'],
  ['/windows-preview', 'windows'],
  ['/pro', 'pro'],
  ['/pro/privacy-terms/non-us/fr', 'legal'],
  ['/duckai', 'chat'],
  ['/duckai/privacy-terms', 'legal'],
])('looks a page up by its whole path: %s is of the family %s', (path, family) => {
  expect(pageTheme(path)).toBe(family);
});

it.each([
  ['/subscriptions/activation-flow/this-device', 'subscriptions'],
  ['/pro/welcome', 'pro'],
  ['/sync/pairing', 'sync'],
  ['/newsletter/confirm', 'newsletter'],
])('looks a page that is not named up by its first segment: %s is of the family %s', (path, family) => {
  expect(pageTheme(path)).toBe(family);
});

it.each([
  ['/de_DE/about', 'about'],
  ['/fr_FR', 'home'],
  ['/es_ES/pro/privacy-terms', 'legal'],
  ['/about/', 'about'],
])('leaves out the locale and the last slash: %s is of the family %s', (path, family) => {
  expect(pageTheme(path)).toBe(family);
});

it('gives a page that nobody named the background of home, also when it is called like a part of every object', () => {
  expect(pageTheme('/nowhere/at-all')).toBe('home');
  expect(pageTheme('/constructor')).toBe('home');
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
