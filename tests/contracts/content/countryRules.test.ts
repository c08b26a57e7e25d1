import { chargeReminders } from '@/lib/content/subscription/chargeReminders';
import { isSaleCountry, type SaleCountryCode, saleCountries } from '@/lib/content/subscription/countries';
import { ownSources, unionSources } from '@/lib/content/subscription/countryRuleSources';
import { countryRules, ownRules } from '@/lib/content/subscription/countryRules';

const countries = Object.keys(saleCountries).filter(isSaleCountry);
const union = countryRules('AT');

it.each(countries.filter((country) => country in ownRules))(
  'each rule of its own that %s has differs from those of the Union, and has a source',
  (country) => {
    const rules = countryRules(country);
    const differing = Object.keys(unionSources).filter((rule) => isOther(rules, rule));
    expect(differing).not.toEqual([]);
    expect(Object.keys(ownSources[country] ?? {})).toEqual(expect.arrayContaining(differing));
  },
);

const isOther = (rules: object, rule: string) =>
  JSON.stringify(Reflect.get(rules, rule)) !== JSON.stringify(Reflect.get(union, rule));

it.each(countries)('a yearly renewal is announced in time for %s', (country: SaleCountryCode) => {
  const { earliest, latest } = countryRules(country).renewalNotice ?? { earliest: 365, latest: 0 };
  const { from, to } = chargeReminders.year;
  expect([from <= earliest, to >= latest, from > to]).toEqual([true, true, true]);
});

it('the plans for all other countries than the United States are withdrawn from within one number of days', () => {
  const abroad = countries.filter((country) => country !== 'US');
  expect(new Set(abroad.map((country) => countryRules(country).withdrawalDays))).toEqual(new Set([14]));
});
