import { type CurrencyCode, currencies, toDecimal } from '@/lib/content/subscription/currencies';
import { prices } from '@/lib/content/subscription/plans';
import { billingPeriods } from '@/lib/contract/subscription';
import { offeredPlans } from '@/lib/subscriptions/offeredPlans';

function product(price: string, currency: string, billingPeriod: 'Monthly' | 'Yearly' = 'Monthly') {
  return { productId: 'plus', productLabel: 'Plan', billingPeriod, price, currency };
}

const codes = Object.keys(currencies).filter((code): code is CurrencyCode => code in currencies);

it.each(codes)('every price we sell at in %s survives the wire to the minor unit', (currency) => {
  for (const period of billingPeriods) {
    const amount = prices[currency][period];
    const sent = product(toDecimal({ amount, currency }), currency);
    expect(offeredPlans([sent]).map(({ price }) => price)).toEqual([{ amount, currency }]);
  }
});

it('reads decimals that binary fractions cannot hold', () => {
  const amounts = ['9.99', '1.10', '8.20', '19.99', '0.29'].map(
    (price) => offeredPlans([product(price, 'USD')])[0]?.price.amount,
  );
  expect(amounts).toEqual([999, 110, 820, 1999, 29]);
});

it('names the period as pages do', () => {
  const list = [product('9.99', 'EUR', 'Monthly'), product('99.99', 'EUR', 'Yearly')];
  expect(offeredPlans(list).map(({ period }) => period)).toEqual(['monthly', 'yearly']);
});

it('leaves out a currency that cannot be shown, also one named like a property of every object', () => {
  expect(offeredPlans([product('9.99', 'XTS'), product('9.99', 'constructor')])).toEqual([]);
  expect(offeredPlans([])).toEqual([]);
});
