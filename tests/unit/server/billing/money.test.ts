import { currencies, toDecimal } from '@/lib/content/subscription/currencies';
import { planById, priceFor } from '@/lib/content/subscription/plans';
import { tiersIn } from '@/server/billing/catalog/productsOnSale';
import { moneyText } from '@/server/billing/subscription/stripe/stripeSubscription';

describe('80. money is an integer of minor units with its currency', () => {
  it.each([
    [{ amount: 999, currency: 'USD' }, '9.99'],
    [{ amount: 5, currency: 'EUR' }, '0.05'],
    [{ amount: 0, currency: 'EUR' }, '0.00'],
    [{ amount: 4499000, currency: 'HUF' }, '44990.00'],
  ] as const)('80. %j is %s', (money, text) => {
    expect(toDecimal(money)).toBe(text);
  });

  it('80. a currency without minor units has no decimals', () => {
    const before = currencies.SEK.digits;
    try {
      Object.assign(currencies.SEK, { digits: 0 });
      expect(toDecimal({ amount: 12900, currency: 'SEK' })).toBe('12900');
      const cycles = tiersIn('row', 'SE').flatMap((tier) => tier.billingCycles);
      expect(cycles.map((cycle) => cycle.price)).toEqual(['12900', '129500']);
    } finally {
      Object.assign(currencies.SEK, { digits: before });
    }
  });

  it('80. every price is a whole number, and there is none where the plan is not sold', () => {
    const plan = planById('plus-yearly-row');
    if (!plan) throw new Error('no plan');
    expect(Number.isInteger(priceFor(plan, 'DE')?.amount)).toBe(true);
    expect(priceFor(plan, 'US')).toBeNull();
    expect(priceFor(plan, 'JP')).toBeNull();
  });

  it.each([
    ['USD', 'en', '$9.99'],
    ['usd', 'de', '9,99\u00a0$'],
    ['chf', 'de', '9,99\u00a0CHF'],
    ['jpy', 'en', '¥999'],
  ])('80. a sum in %s is written in %s, also where we do not charge in it', (currency, locale, text) => {
    expect(moneyText({ amount: 999, currency }, locale)).toBe(text);
  });
});
