import { day, hour } from '@/server/clock';
import { booksOf, requireBooks, total } from '@/tests/fixtures/service/booksOf';
import { newCard } from '@/tests/fixtures/service/cards';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { createStoreShop } from '@/tests/fixtures/service/stores';

const shop = openForEachTest(() => createStoreShop());
const paidNow = { productId: 'plus-monthly-us', withoutTrial: true };
const disputes = '4000000000000259';
const start = () => shop.services.clock.now();

it('the books of each month say what Stripe and the stores say, to the cent', async () => {
  const { stripe, config } = shop.services;
  await shop.subscribe(paidNow);
  await shop.subscribe({ ...paidNow, productId: 'plus-yearly-us' });
  const [yearly, monthly] = (await stripe.subscriptions.list({ limit: 2 })).data;
  await shop.subscribe(paidNow, disputes);
  shop.services.config = { ...config, stripe: { ...config.stripe, tax: true } };
  await shop.subscribe(paidNow);
  const [taxed] = (await stripe.charges.list({ limit: 1 })).data;
  const apple = await shop.buyAndConfirm(await shop.signUp(), 'apple');
  await shop.buyAndConfirm(await shop.signUp(), 'google');
  const first = await booksOf(shop.services, '2026-06');
  expect(first.rows.map(({ kind }) => kind).sort()).toEqual([
    ...['charge', 'charge', 'charge', 'charge', 'charge', 'charge', 'dispute'],
  ]);
  expect(first.rows.find(({ id }) => id === taxed?.id)).toMatchObject({
    ...{
      country: 'US',
      currency: 'USD',
      net: '8.32',
      tax: '1.67',
      gross: '9.99',
      settled: '9.99',
      fee: '0.59',
    },
    ...{ settled_currency: 'USD', invoice: expect.stringMatching(/^[A-Z\d]+-\d{4}$/) },
  });
  expect(first.sums.map(({ channel, country, gross }) => [channel, country, gross])).toEqual([
    ['apple', 'USA', '9.99'],
    ['google', 'US', '9.99'],
    ['stripe', 'US', '119.97'],
  ]);

  await shop.advance(10 * day);
  await stripe.refunds.create({ charge: taxed?.id, amount: 333 });
  await stripe.refunds.create({ charge: taxed?.id });
  const [item] = yearly?.items.data ?? [];
  await stripe.subscriptions.update(yearly?.id ?? '', {
    items: [{ id: item?.id, price: monthly?.items.data[0]?.price.id }],
    proration_behavior: 'always_invoice',
  });
  await shop.advance(31 * day);
  shop.stores.control.act(apple, 'refund');
  await shop.stores.settled();
  await requireBooks(shop.services);
  const june = await booksOf(shop.services, '2026-06');
  const july = await booksOf(shop.services, '2026-07');
  const both = [...june.rows, ...july.rows];
  const ofTaxed = both.filter(
    ({ invoice }) => invoice === june.rows.find(({ id }) => id === taxed?.id)?.invoice,
  );
  expect([total(ofTaxed, 'gross'), total(ofTaxed, 'tax')]).toEqual([0, 0]);
  expect(both.filter(({ kind }) => kind === 'credit').map(({ gross }) => Number(gross) < 0)).toContain(true);
  expect(
    total(
      both.filter(({ channel }) => channel === 'apple'),
      'gross',
    ),
  ).toBe(999);
  const written = JSON.stringify(both);
  expect(written).not.toMatch(/example\.org|Test Buyer|cus_|acct/);
});

it('what the App Store gives back for an earlier month is in the month in which it was given back, once, and of its own buyer', async () => {
  const { stores, services } = shop;
  const [early, other] = [await shop.signUp(), await shop.signUp()];
  const id = await shop.buyAndConfirm(early, 'apple');
  const ofOther = await shop.buyAndConfirm(other, 'apple');
  await shop.advance(31 * day);
  await shop.advance(31 * day);
  // Nobody tells of it, and of the other purchase, which the same customer made, Apple tells the same refund first.
  stores.control.setNotificationMode('drop');
  stores.control.act(id, 'refundEarlier');
  await stores.settled();
  stores.control.setNotificationMode('normal');
  stores.control.act(ofOther, 'cancel');
  stores.control.act(ofOther, 'resume');
  await stores.settled();
  await shop.advance(31 * day);
  const running = services.database.selectFrom('subscriptions').select('status');
  expect(await running.execute()).toEqual(Array(2).fill({ status: 'Auto-Renewable' }));
  const moved = await Promise.all(
    ['2026-06', '2026-07', '2026-08', '2026-09'].map(async (month) => {
      const { rows } = await booksOf(services, month);
      return rows.map(({ kind, gross, id: order }) => [kind, gross, order]);
    }),
  );
  const refunds = moved.map((rows) => rows.filter(([kind]) => kind === 'refund'));
  const [, second] = moved.map((rows) => rows.map(([, , order]) => order));
  expect(moved.map((rows) => rows.filter(([kind]) => kind === 'charge').length)).toEqual([2, 2, 2, 2]);
  expect(refunds).toEqual([[], [], [['refund', '-9.99', expect.any(String)]], []]);
  expect(second).toContain(refunds[2]?.[0]?.[2]);
  const [row] = await services.database
    .selectFrom('store_payments')
    .select('account_id')
    .where('kind', '=', 'refund')
    .execute();
  expect(row?.account_id).toBe(early.accountId);
});

it.each([
  { store: 'google', does: ['refundEarlier'], moves: [['refund', '-9.99']] },
  {
    store: 'apple',
    does: ['refundEarlier', 'reverseRefund'],
    moves: [
      ['refund', '-9.99'],
      ['charge', '9.99'],
    ],
  },
] as const)('what $store says of an earlier payment by $does is in the books once', async (told) => {
  const id = await shop.buyAndConfirm(await shop.signUp(), told.store);
  await shop.advance(31 * day);
  shop.stores.control.setNotificationMode('duplicate');
  for (const action of told.does) {
    shop.stores.control.act(id, action);
    await shop.stores.settled();
  }
  const [june, july] = await Promise.all(
    ['2026-06', '2026-07'].map(async (month) => (await booksOf(shop.services, month)).rows),
  );
  expect(june?.map(({ kind, gross }) => [kind, gross])).toEqual([['charge', '9.99']]);
  const order = june?.[0]?.id;
  const ofOrder = july?.filter(({ id: own }) => own === order).map(({ kind, gross }) => [kind, gross]);
  expect(ofOrder).toEqual(told.moves);
  expect(july).toHaveLength(1 + told.moves.length);
});

it('a month begins and ends at midnight in UTC, and one in which nothing happened has a line of names alone', async () => {
  await shop.subscribe(paidNow);
  shop.services.clock.advance(Date.UTC(2026, 6, 1) - 1 - start());
  await shop.subscribe(paidNow, newCard());
  shop.services.clock.advance(1);
  await shop.subscribe(paidNow, newCard());
  const charged = async (month: string) => {
    const { rows } = await booksOf(shop.services, month);
    return rows.filter(({ kind }) => kind === 'charge').length;
  };
  expect([await charged('2026-05'), await charged('2026-06')]).toEqual([0, 2]);
  expect((await booksOf(shop.services, '2026-05')).sums).toEqual([]);
  await expect(booksOf(shop.services, '2026-13')).rejects.toThrow('Write it like 2026-11');
});

it('all of 120 movements, more than Stripe lists at once, are in the books', async () => {
  await shop.subscribe({ ...paidNow, productId: 'plus-yearly-us' });
  const { stripe } = shop.services;
  const [charge] = (await stripe.charges.list()).data;
  shop.emulator.setDeliveryMode({ mode: 'drop' });
  for (let part = 0; part < 120; part += 1) await stripe.refunds.create({ charge: charge?.id, amount: 1 });
  await shop.advance(hour);
  const { rows } = await booksOf(shop.services, '2026-06');
  expect([rows.length, total(rows, 'gross')]).toEqual([121, 9999 - 120]);
  await requireBooks(shop.services);
});
