import type { SettingName } from '@/lib/content/search/searchSettings';
import { searchSettings } from '@/lib/content/search/searchSettings';
import { searchThemes } from '@/lib/content/search/searchThemes';
import { settingsOfForm } from '@/lib/settings/settingsOfForm';
import { previewProperties } from '@/lib/settings/settingsPreview';
import { settingsUrl } from '@/lib/settings/settingsUrl';

const changed = (values: Partial<Record<SettingName, string>>) =>
  new Map(Object.entries(values) as [SettingName, string][]);

describe('the preview of a results page', () => {
  it('every theme has its colors', () => {
    expect(Object.keys(searchThemes).sort()).toEqual([...searchSettings.theme.values].sort());
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

describe('a sent form', () => {
  it('an absent switch is off where the form holds every setting, and untouched elsewhere', () => {
    expect(settingsOfForm({ all: '1' }).get('autocomplete')).toBe('-1');
    expect(settingsOfForm({ kae: 'd' })).toEqual(changed({ theme: 'd' }));
  });

  it('ignores what a setting cannot be, and takes an empty color for the default', () => {
    expect(settingsOfForm({ kl: '<b>', k7: 'url(/x)', kae: 'zz', other: '1' })).toEqual(changed({}));
    expect(settingsOfForm({ k7: ' #FA0 ', kj: '' })).toEqual(
      changed({ background: 'FA0', headerColor: 'ffffff' }),
    );
  });
});
