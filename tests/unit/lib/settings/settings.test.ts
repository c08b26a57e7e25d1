import * as fc from 'fast-check';
import { type SearchSetting, type SettingName, searchSettings } from '@/lib/content/search/searchSettings';
import { searchThemes } from '@/lib/content/search/searchThemes';
import { mayOfferInstall } from '@/lib/settings/mayOfferInstall';
import { settingsOfForm } from '@/lib/settings/settingsOfForm';
import { previewProperties } from '@/lib/settings/settingsPreview';
import { settingsUrl } from '@/lib/settings/settingsUrl';
import {
  isSettingName,
  isSettingValue,
  readSetting,
  settingCookie,
  settingCookieText,
} from '@/lib/settings/storedSettings';

const names = Object.keys(searchSettings).filter(isSettingName);
const records: SearchSetting[] = Object.values(searchSettings);

it('search settings (specification §3) every default is a value of its setting, and no two settings share a parameter', () => {
  expect(names.filter((name) => !isSettingValue(name, searchSettings[name].default))).toEqual([]);
  expect(new Set(records.map(({ parameter }) => parameter)).size).toBe(records.length);
  for (const { parameter, values } of records) {
    expect(parameter).toMatch(/^k[a-z0-9]{1,2}$/);
    expect(new Set(values).size).toBe(values.length);
  }
});

it.each([
  ['an unknown value', '?kae=purple', 'ae=nothing'],
  ['markup', '?kae=%3Cscript%3E', 'ae=%3Cb%3E'],
  ['nothing', '?kae=', 'ae='],
])('%s is ignored', (_what, search, cookies) => {
  expect(readSetting('theme', { search, cookies })).toBe('');
});

it('only changed settings are kept: for one year, until they are back at the default; what is none is refused', () => {
  expect(settingCookieText('theme', 'd')).toBe('ae=d; Path=/; SameSite=Lax; Max-Age=31536000');
  expect(settingCookieText('theme', '-1')).toContain('ae=-1;');
  expect(settingCookieText('theme', '')).toContain('Max-Age=0');
  expect(settingCookieText('background', '#FFF')).toContain('Max-Age=0');
  expect(settingCookieText('background', '#ff8800')).toMatch(/^7=%23ff8800; .*Max-Age=31536000/);
  expect(() => settingCookieText('theme', 'x; Domain=evil.example')).toThrow(RangeError);
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

const changed = (values: Partial<Record<SettingName, string>>) =>
  new Map(Object.entries(values) as [SettingName, string][]);

describe('the preview of a results page', () => {
  it('every theme has its colors', () => {
    expect(Object.keys(searchThemes).sort()).toEqual(searchSettings.theme.values.filter(Boolean).sort());
    for (const colors of Object.values(searchThemes)) {
      for (const color of Object.values(colors)) expect(color).toMatch(/^[0-9a-f]{6}$/);
    }
  });

  it('a chosen color goes before the theme, and the text follows it', () => {
    const dark = previewProperties(changed({ theme: 'd' }));
    expect(dark['--preview-background']).toBe(`#${searchThemes.d?.background}`);
    const onBlack = previewProperties(changed({ theme: '-1', background: '000' }));
    expect(onBlack).toMatchObject({ '--preview-background': '#000000', '--preview-text': '#ffffff' });
    const both = previewProperties(changed({ background: '000', textColor: 'ff0' }));
    expect(both['--preview-text']).toBe('#ffff00');
  });

  it('font, size and lines are those of the settings', () => {
    expect(previewProperties(changed({ font: 'g', linkFont: 'v', size: 't', underline: '1' }))).toMatchObject(
      {
        '--preview-font': 'Georgia, serif',
        '--preview-title-font': 'Verdana, sans-serif',
        '--preview-size': '1.3em',
        '--preview-line': 'underline',
      },
    );
  });
});

it('the address to take along names what differs, and nothing when nothing does', () => {
  // WebKit 15 does not tell the size of a query.
  jest.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as unknown as number);
  expect(settingsUrl(changed({}))).toBe('/settings');
  expect(settingsUrl(changed({ theme: 'd', background: '#e6f5f2' }))).toBe('/settings?kae=d&k7=e6f5f2');
});

it('a sent form is read without what a setting cannot be, with an empty color for the default', () => {
  expect(settingsOfForm({ kl: '<b>', k7: 'url(/x)', kae: 'zz', other: '1' })).toEqual(changed({}));
  const colors = changed({ background: 'FA0', headerColor: 'ffffff' });
  expect(settingsOfForm({ k7: ' #FA0 ', kj: '' })).toEqual(colors);
});

it.each([
  ['', '', true],
  ['', 'ak=-1', false],
  ['', 'ak=1', true],
  ['?kak=-1', '', false],
  ['?kak=1', 'ak=-1', true],
  ['?kak=%3C-1', 'ak=-1', false],
  ['?ak=-1', 'kak=-1', true],
])(
  'the install-product setting (specification §3) with %p and %p offers to install: %p',
  (search, cookies, may) => {
    expect(mayOfferInstall({ search, cookies })).toBe(may);
  },
);
