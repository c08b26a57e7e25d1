import { memoryStorage, store } from '@/lib/storage/browserStorage';
import { bootScript } from '@/lib/theme/bootScript';
import { resolveThemeChoice } from '@/lib/theme/theme';

type World = { override: string | null; saved: string | null; setting: string | null };

/** Runs the script as a browser would, in a world of its own, and returns the theme it sets. */
function themeSetBy({ override, saved, setting }: World, storageClosed = false): string | null {
  const root = document.createElement('html');
  const location = { search: override === null ? '' : `?q=x&kae=${encodeURIComponent(override)}` };
  const cookie = setting === null ? 'other=1' : `other=1; ae=${setting}; more=d`;
  const localStorage = {
    getItem() {
      if (storageClosed) throw new Error('denied');
      return saved;
    },
  };
  const run = new Function('document', 'location', 'localStorage', bootScript);
  run({ documentElement: root, cookie }, location, localStorage);
  expect(root).toHaveAttribute('data-script');
  return root.getAttribute('data-theme');
}

const overrides = [null, '-1', 'd', 't', 'c', '<d'];
const saves = [null, 'light', 'dark', 'system', 'purple', '<dark'];
const settings = [null, '-1', 'd', 't', 'c', 'x'];
const worlds = overrides.flatMap((override) =>
  saves.flatMap((saved) => settings.map((setting) => ({ override, saved, setting }))),
);

it.each(worlds)('sets what the rule says for $override, $saved, $setting', (world) => {
  const choice = resolveThemeChoice(world);
  expect(themeSetBy(world)).toBe(choice === 'system' ? null : choice);
});

it('falls back to the search setting where storage is closed', () => {
  expect(themeSetBy({ override: null, saved: 'light', setting: 'd' }, true)).toBe('dark');
});

it('cannot end the script element it stands in', () => {
  expect(bootScript).not.toContain('</');
});

describe('the variants that this browser keeps are named before the first paint', () => {
  function attributesFor(kept: Record<string, string>, search = '', signals = {}): Record<string, string> {
    const root = document.createElement('html');
    const localStorage = { ...kept, getItem: (key: string) => kept[key] ?? null };
    const run = new Function('document', 'location', 'localStorage', 'navigator', bootScript);
    run({ documentElement: root, cookie: '' }, { search }, localStorage, { userAgent: '', ...signals });
    return Object.fromEntries(
      [...root.attributes]
        .filter(({ name }) => name.startsWith('data-exp'))
        .map(({ name, value }) => [name, value]),
    );
  }

  it('with and without an end', () => {
    const storage = memoryStorage();
    store(storage, 'exp_tried', 'treatmenta', new Date('2027-01-01'));
    const kept = { exp_tried: storage.getItem('exp_tried') ?? '', exp_other: 'control', theme: 'dark' };
    expect(attributesFor(kept)).toEqual({ 'data-exp-tried': 'treatmenta', 'data-exp-other': 'control' });
  });

  it('and one that the address names goes before', () => {
    const kept = { exp_tried: 'control' };
    expect(attributesFor(kept, '?q=x&exp_tried=treatmenta')).toEqual({ 'data-exp-tried': 'treatmenta' });
    expect(attributesFor(kept, '?exp_tried=%3Cb%3E')).toEqual({ 'data-exp-tried': 'control' });
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }, { webdriver: true }])(
    'but none to somebody who takes no part: %j',
    (signals) => {
      expect(attributesFor({ exp_tried: 'control' }, '?exp_other=control', signals)).toEqual({});
    },
  );

  it.each(['<b>', 'a b', '{"value":"a b"}', ''])('but nothing that is no variant: %p', (value) => {
    expect(attributesFor({ exp_tried: value, 'exp_<b>': 'a' })).toEqual({});
  });
});
