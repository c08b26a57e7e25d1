import { orderPayments } from '@/server/billing/stores/google/googleOrder';
import { day, hour } from '@/server/clock';
import { bothStores, openStoreShop } from './openStoreShop';

const { shop, act, jobsAfter } = openStoreShop();
const payments = () =>
  shop.services.database.selectFrom('store_payments').selectAll().orderBy('at').orderBy('kind').execute();

it.each(bothStores)(
  '%s: each charge and refund is kept once, with its order, and outlives the account',
  async (store) => {
    const buyer = await shop.signUp();
    const id = await shop.buyAndConfirm(buyer, store, true);
    expect(await payments()).toEqual([]);
    await shop.advance(7 * day + hour);
    await act(id, 'cancel', 'resume');
    const [first, ...others] = await payments();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ store, kind: 'charge', amount: 999, currency: 'USD' });
    expect(first).toMatchObject({ account_id: buyer.accountId, country: store === 'apple' ? 'USA' : 'US' });
    expect(first?.order_id).toMatch(store === 'apple' ? /^\d+$/ : /^GPA\./);

    await shop.advance(31 * day);
    await act(id, 'refund');
    const [, second, refund, ...more] = await payments();
    expect([second?.kind, second?.amount, more]).toEqual(['charge', 999, []]);
    expect(refund).toMatchObject({ kind: 'refund', amount: 999, order_id: second?.order_id });
    expect(second?.order_id).not.toBe(first?.order_id);

    const leaver = await shop.signUp();
    await shop.buyAndConfirm(leaver, store);
    expect(await shop.deleteAccount(leaver)).toBe(200);
    await jobsAfter();
    expect((await payments()).map(({ account_id: account }) => account)).toContain(leaver.accountId);
  },
);

it('an order that Google gave back in parts and then in full gives back no more than it took', () => {
  const dollars = (units: string, nanos = 0) => ({ currencyCode: 'USD', units, nanos });
  const given = (units: string, state = 'PROCESSED_SUCCESSFULLY') => ({
    state,
    processTime: '2026-06-02T00:00:00Z',
    refundDetails: { total: dollars(units) },
  });
  const told = orderPayments({
    orderId: 'GPA.1',
    total: dollars('9', 990_000_000),
    orderHistory: {
      processedEvent: { eventTime: '2026-06-01T00:00:00.123456789Z' },
      partialRefundEvents: [given('2'), given('3', 'PENDING')],
      refundEvent: { eventTime: '2026-06-03T00:00:00Z' },
    },
  });
  expect(told.map(({ id, kind, amount }) => [id, kind, amount])).toEqual([
    ['GPA.1', 'charge', 999],
    ['GPA.1 refund 1', 'refund', 200],
    ['GPA.1 refund', 'refund', 799],
  ]);
});
