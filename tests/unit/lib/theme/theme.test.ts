import { resolveThemeChoice, themeOfSetting } from '@/lib/theme/theme';

describe('theme setting', () => {
  it.each([
    ['-1', 'light'],
    ['d', 'dark'],
    ['t', 'dark'],
    ['c', null],
    ['r', null],
    ['', null],
    ['ffffff', null],
    [null, null],
  ])('%p maps to %p', (setting, theme) => {
    expect(themeOfSetting(setting)).toBe(theme);
  });
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
