import { reconcileStores } from '@/server/billing/reconcile/reconcileStores';
import { day, hour, minute } from '@/server/clock';
import { monthly } from '@/tests/fixtures/service/stores';
import { bothStores, openStoreShop } from './openStoreShop';

/** What each store answers about a purchase that it knows nothing of. */
const unknown = { apple: [4040001, 4040005, 4040010], google: [400, 404, 410] } as const;
const everyUnknown = bothStores.flatMap((store) => unknown[store].map((code) => ({ store, code })));
/** What the App Store answers when it wants to be asked again. */
const askedAgain = [4040002, 4040004, 4040006] as const;

const { shop, row, open, act, confirm, jobsAfter } = openStoreShop();

const statusOf = async (id: string) => (await row(id))?.status;
const jobsFor = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += hour) await jobsAfter(hour);
};
const buys = async (store: 'apple' | 'google') => shop.buyAndConfirm(await shop.signUp(), store);
/** A refund whose message comes while the store answers with this code. */
const refundUnder = async (id: string, code: number) => {
  shop.stores.control.setRefusal(id, code);
  await act(id, 'refund');
  expect(shop.stores.control.notifications(id)[0]).toMatchObject({ taken: 1 });
};

it('what the App Store does not find just yet is asked for again, and a refund of it is followed later', async () => {
  for (const code of askedAgain) {
    const buyer = await shop.signUp();
    const { id } = shop.stores.control.buy('apple', { productId: monthly.apple });
    shop.stores.control.setRefusal(id, code);
    expect((await confirm(buyer, id)).status).toBe(503);
    shop.stores.control.setRefusal(id, null);
    expect((await confirm(buyer, id)).status).toBe(200);
    await refundUnder(id, code);
    expect(await statusOf(id)).toBe('Auto-Renewable');
    shop.stores.control.setRefusal(id, null);
    await jobsAfter();
    expect([await statusOf(id), await open()]).toEqual(['Expired', []]);
  }
});

it('one purchase that the App Store does not find just yet keeps the comparison from none of the others', async () => {
  shop.stores.control.setNotificationMode('drop');
  const first = await buys('apple');
  await shop.advance(minute);
  const second = await buys('apple');
  for (const id of [first, second]) shop.stores.control.act(id, 'cancel');
  shop.stores.control.setRefusal(first, 4040006);
  await shop.advance(33 * day);
  expect(await reconcileStores(shop.services)).toEqual({ seen: 2, failed: 1 });
  expect(await statusOf(second)).toBe('Expired');
});

it('an app that the App Store does not know is a setting to mend: what it says is kept until then', async () => {
  const id = await buys('apple');
  await refundUnder(id, 4040003);
  await jobsFor(3 * day);
  expect(await statusOf(id)).toBe('Auto-Renewable');
  shop.stores.control.setRefusal(id, null);
  await jobsAfter(hour);
  expect(await statusOf(id)).toBe('Expired');
});

it('what a store says of a purchase of ours that it does not know is tried for a day, and takes nothing away', async () => {
  const ids: string[] = [];
  for (const { store, code } of everyUnknown) {
    const id = await buys(store);
    await refundUnder(id, code);
    ids.push(id);
  }
  expect(await open()).toEqual(ids.map(() => ({ attempts: 0, failed_at: null })));
  await jobsFor(2 * day);
  const givenUp = await open();
  expect(givenUp).toMatchObject(ids.map(() => ({ failed_at: expect.any(Number) })));
  await jobsFor(day);
  expect(await open()).toEqual(givenUp);
  for (const id of ids) expect(await statusOf(id)).toBe('Auto-Renewable');
});

it.each(bothStores)(
  '%s: a refund is followed as soon as the store knows the purchase again',
  async (store) => {
    const id = await buys(store);
    await refundUnder(id, unknown[store][1]);
    await jobsFor(6 * hour);
    shop.stores.control.setRefusal(id, null);
    await jobsFor(12 * hour);
    expect([await statusOf(id), await open()]).toEqual(['Expired', []]);
  },
);

it.each(bothStores)(
  '%s: what is on hold ends once no store would still collect for it, if its store does not know it any more',
  async (store) => {
    const id = await buys(store);
    await act(id, 'fail', 'endGrace');
    shop.stores.control.setRefusal(id, unknown[store][1]);
    // Google may have paused it for three months before.
    for (const [time, status] of [
      [store === 'apple' ? 50 * day : 145 * day, 'Inactive'],
      [12 * day, 'Expired'],
    ] as const) {
      await shop.advance(time);
      await reconcileStores(shop.services);
      expect(await statusOf(id)).toBe(status);
    }
  },
);

it('what is said of a purchase that never was ours, or that Google has forgotten, is done with at once', async () => {
  for (const store of bothStores) {
    const { id } = shop.stores.control.buy(store, { productId: monthly[store] });
    await refundUnder(id, unknown[store][0]);
    expect(shop.stores.control.notifications(id)).toMatchObject([{ taken: 1 }, { taken: 1 }]);
  }
  const id = await buys('google');
  await act(id, 'expire');
  await refundUnder(id, 410);
  expect([await statusOf(id), await open()]).toEqual(['Expired', []]);
});
