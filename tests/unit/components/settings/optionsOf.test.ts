import { optionsOf } from '@/components/sections/settings/optionsOf';
import { searchSettings } from '@/lib/content/search/searchSettings';
import { settingNames } from '@/lib/settings/settingsOfForm';

it('every value of every list has a name of its own', () => {
  for (const name of settingNames.filter((one) => searchSettings[one].kind === 'choice')) {
    const labels = optionsOf(name).map(({ label }) => label);
    expect(labels.filter((label) => label.trim() === '')).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

it('names regions by country, and by language where a country has several', () => {
  const options = optionsOf('region');
  expect(options.slice(0, 2).map(({ value }) => value)).toEqual(['', 'wt-wt']);
  expect(options).toContainEqual({ value: 'be-fr', label: 'Belgium (French)' });
  expect(options).toContainEqual({ value: 'uk-en', label: 'United Kingdom' });
  expect(options).toContainEqual({ value: 'xl-es', label: 'Latin America' });
});
