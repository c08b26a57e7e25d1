import { moneyText } from '@/server/billing/subscription/stripe/stripeSubscription';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  ['USD', 'en', '$9.99'],
  ['usd', 'de', '9,99 $'],
  ['chf', 'de', '9,99 CHF'],
  ['jpy', 'en', '¥999'],
])('80. a sum in %s is written in %s, also where we do not charge in it', (currency, locale, text) => {
  expect(spaced(moneyText({ amount: 999, currency }, locale))).toBe(text);
});
