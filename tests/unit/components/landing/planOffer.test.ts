import {
  monthlyEquivalent,
  type PlanOffer,
  plansByPeriod,
  savingOf,
} from '@/components/subscription/plans/planOffer';

describe('what the plan cards say about money', () => {
  it('rounds the price per month up, so that twelve of them are never less than the year', () => {
    expect(monthlyEquivalent({ amount: 9999, currency: 'USD' })).toBe('$8.34');
    expect(monthlyEquivalent({ amount: 12000, currency: 'USD' })).toBe('$10');
  });

  it('keeps whole amounts whole where the currency is priced in whole units', () => {
    expect(monthlyEquivalent({ amount: 4_499_000, currency: 'HUF' })).toBe('HUF\u00a03,750');
  });

  it('never rounds the saving up', () => {
    const offer = {
      country: 'SE',
      trialDays: 0,
      returning: false,
      plans: {
        monthly: { productId: 'm', period: 'monthly', price: { amount: 12900, currency: 'SEK' } },
        yearly: { productId: 'y', period: 'yearly', price: { amount: 129500, currency: 'SEK' } },
      },
    } satisfies PlanOffer;
    // Twelve months cost 1548, the year 1295: 16.3 percent less.
    expect(savingOf(offer)).toBe(16);
  });

  it('has nothing to offer when one of the two periods is missing', () => {
    expect(
      plansByPeriod([{ productId: 'm', period: 'monthly', price: { amount: 999, currency: 'USD' } }]),
    ).toBeNull();
  });
});
