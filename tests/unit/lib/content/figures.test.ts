import { dollars } from '@/lib/content/company/donations';
import { figures, shortCount, shortDollars, spelledCount } from '@/lib/content/figures';
import { formatMoney } from '@/lib/content/subscription/currencies';
import { reading as en } from '@/lib/content/subscription/proReading';
import { reading as de } from '@/lib/content/translations/de/subscription/proReading';
import { reading as es } from '@/lib/content/translations/es/subscription/proReading';
import { reading as fr } from '@/lib/content/translations/fr/subscription/proReading';

it('writes large counts as people say them', () => {
  expect(spelledCount(3_000_000_000)).toBe('3 billion');
  expect(shortCount(2_900_000)).toBe('2.9M');
  expect(shortCount(6_950_000)).toBe('6.95M');
});

it.each([
  ['en', '$'],
  ['de', '$'],
  ['es', 'US$'],
  ['fr', '$US'],
])('writes dollars in %s with the sign that prices have', (locale, sign) => {
  const signOf = (text: string) => /(?:US)?\$(?:US)?/.exec(text)?.[0];
  expect(signOf(shortDollars(6_950_000, locale))).toBe(sign);
  expect(signOf(dollars(125_000, locale))).toBe(sign);
  expect(signOf(formatMoney({ amount: 999, currency: 'USD' }, locale))).toBe(sign);
});

it('the page of the subscription writes the donated sum as the page about donations does', () => {
  for (const [locale, { figures: shown }] of Object.entries({ en, de, es, fr }))
    expect(shown.items.map(({ figure }) => figure)).toContain(shortDollars(figures.donatedDollars, locale));
});
