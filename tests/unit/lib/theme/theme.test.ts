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

describe('choice of theme', () => {
  const none = { override: null, saved: null, setting: null };

  it('follows the system when nobody chose', () => {
    expect(resolveThemeChoice(none)).toBe('system');
  });

  it('takes the explicit override before the saved choice', () => {
    expect(resolveThemeChoice({ override: 'd', saved: 'light', setting: '-1' })).toBe('dark');
  });

  it('takes the saved choice before the search setting', () => {
    expect(resolveThemeChoice({ ...none, saved: 'light', setting: 'd' })).toBe('light');
  });

  it('lets a saved "system" overrule a dark search setting, so that nobody is stuck', () => {
    expect(resolveThemeChoice({ ...none, saved: 'system', setting: 'd' })).toBe('system');
  });

  it('takes the search setting when nothing else is known', () => {
    expect(resolveThemeChoice({ ...none, setting: 't' })).toBe('dark');
  });

  it('passes over values that mean nothing', () => {
    expect(resolveThemeChoice({ override: 'c', saved: 'purple', setting: '-1' })).toBe('light');
  });
});
