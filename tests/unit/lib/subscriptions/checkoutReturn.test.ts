import { checkoutReturn } from '@/lib/subscriptions/checkoutReturn';
import { readQueryParam } from '@/lib/url/queryParameters';

const read = (search: string) => checkoutReturn((name) => readQueryParam(search, name));

describe('the return from the payment page', () => {
  it.each(['monthly', 'yearly'] as const)('names the plan that was chosen: %s', (period) => {
    expect(read(`?canceled=true&billing_period=${period}`)).toEqual({ period, canceled: true });
  });

  it.each(['', '?canceled=false', '?canceled=1', '?billing_period=weekly', '?billing_period=Monthly'])(
    'says nothing that the URL does not: %p',
    (search) => {
      expect(read(search)).toEqual({ period: null, canceled: false });
    },
  );

  it('may name a period without a payment that was canceled', () => {
    expect(read('?billing_period=monthly')).toEqual({ period: 'monthly', canceled: false });
  });
});
