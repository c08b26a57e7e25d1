import * as fc from 'fast-check';
import { type SearchSetting, searchSettings } from '@/lib/content/search/searchSettings';
import {
  changedSettings,
  isSettingName,
  isSettingValue,
  readSetting,
  settingCookie,
  settingCookieText,
} from '@/lib/settings/storedSettings';

const nothing = { search: '', cookies: '' };
const names = Object.keys(searchSettings).filter(isSettingName);
const records: SearchSetting[] = Object.values(searchSettings);

describe('search settings (specification §3)', () => {
  it('every default is a value of its setting, and no two settings share a parameter', () => {
    expect(names.filter((name) => !isSettingValue(name, searchSettings[name].default))).toEqual([]);
    expect(new Set(records.map(({ parameter }) => parameter)).size).toBe(records.length);
    for (const { parameter, values } of records) {
      expect(parameter).toMatch(/^k[a-z0-9]{1,2}$/);
      expect(new Set(values).size).toBe(values.length);
    }
  });
});

it('the address goes before the cookie, the cookie before the default', () => {
  expect(readSetting('theme', { search: '?kae=t', cookies: 'ae=d' })).toBe('t');
  expect(readSetting('theme', { search: '?x=1', cookies: 'b=2; ae=d' })).toBe('d');
  expect(readSetting('theme', nothing)).toBe('-1');
});

it.each([
  ['an unknown value', '?kae=purple', 'ae=nothing'],
  ['markup', '?kae=%3Cscript%3E', 'ae=%3Cb%3E'],
  ['nothing', '?kae=', 'ae='],
])('%s is ignored', (_what, search, cookies) => {
  expect(readSetting('theme', { search, cookies })).toBe('-1');
});

describe('only changed settings are kept', () => {
  it('for one year, and end when they are back at the default', () => {
    expect(settingCookieText('theme', 'd')).toBe('ae=d; Path=/; SameSite=Lax; Max-Age=31536000');
    expect(settingCookieText('theme', '-1')).toContain('Max-Age=0');
    expect(settingCookieText('background', '#FFF')).toContain('Max-Age=0');
    expect(settingCookieText('background', '#ff8800')).toMatch(/^7=%23ff8800; .*Max-Age=31536000/);
  });

  it('and are all found again', () => {
    const cookies = [settingCookieText('theme', 'd'), settingCookieText('size', 'l')]
      .map((text) => text.split(';')[0])
      .join('; ');
    expect([...changedSettings({ search: '', cookies })]).toEqual([
      ['theme', 'd'],
      ['size', 'l'],
    ]);
    expect(changedSettings(nothing).size).toBe(0);
  });

  it('a value outside the list is refused', () => {
    expect(() => settingCookieText('theme', 'x; Domain=evil.example')).toThrow(RangeError);
  });
});

it('whatever an address or a cookie says, a setting has one of its values', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string(), fc.string(), (name, value, kept) => {
      const search = `?${new URLSearchParams([[searchSettings[name].parameter, value]])}`;
      expect(
        isSettingValue(name, readSetting(name, { search, cookies: `${settingCookie(name)}=${kept}` })),
      ).toBe(true);
    }),
  );
});
