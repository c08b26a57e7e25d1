import { reconcileStores } from '@/server/billing/reconcile/reconcileStores';
import { day, hour, minute } from '@/server/clock';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { monthly } from '@/tests/fixtures/service/stores';
import { bothStores, openStoreShop } from './openStoreShop';

/** What each store answers about a purchase that it knows nothing of. */
const unknown = { apple: [4040001, 4040005, 4040010], google: [400, 404, 410] } as const;
const everyUnknown = bothStores.flatMap((store) => unknown[store].map((code) => ({ store, code })));

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

it.each([
  ['apple', 'wants to be asked again, or is away', [4040002, 4040004, 4040006, 5030000], minute, 503],
  ['apple', 'does not know the app, which is a setting to mend', [4040003], 3 * day, 503],
  ['apple', 'does not know the purchase', unknown.apple, 18 * hour, 400],
  ['google', 'is away', [503], minute, 503],
  ['google', 'does not know the purchase', unknown.google, 18 * hour, 400],
] as const)(
  '%s %s: what it says is kept, and followed once it tells us',
  async (store, _why, codes, time, answer) => {
    const ids: string[] = [];
    for (const code of codes) {
      const buyer = await shop.signUp();
      const { id } = shop.stores.control.buy(store, { productId: monthly[store] });
      shop.stores.control.setRefusal(id, code);
      expect([code, (await confirm(buyer, id)).status]).toEqual([code, answer]);
      shop.stores.control.setRefusal(id, null);
      expect((await confirm(buyer, id)).status).toBe(200);
      await refundUnder(id, code);
      ids.push(id);
    }
    await jobsFor(time - minute);
    for (const id of ids) {
      expect(await statusOf(id)).toBe('Auto-Renewable');
      shop.stores.control.setRefusal(id, null);
    }
    await jobsAfter(hour);
    for (const id of ids) expect(await statusOf(id)).toBe('Expired');
    expect(await open()).toEqual([]);
  },
);

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

it('what is said of a purchase that Google has forgotten is done with at once', async () => {
  const id = await buys('google');
  await act(id, 'expire');
  await refundUnder(id, 410);
  expect([await statusOf(id), await open()]).toEqual(['Expired', []]);
});

describe('messages that do not come', () => {
  let buyer: SignedUp;
  beforeEach(async () => {
    buyer = await shop.signUp();
    shop.stores.control.setNotificationMode('drop');
  });

  const compared = () => reconcileStores(shop.services);
  const paidUntil = async (id: string) => (await row(id))?.expires_or_renews_at ?? 0;

  it.each(bothStores)('%s: what nobody told of is found by the daily comparison', async (store) => {
    const renewed = await shop.buyAndConfirm(buyer, store);
    const canceled = await shop.buyAndConfirm(await shop.signUp(), store);
    const before = await paidUntil(renewed);
    expect(await compared()).toEqual({ seen: 0, failed: 0 });
    shop.stores.control.act(canceled, 'cancel');
    await shop.advance(33 * day);
    expect(await compared()).toEqual({ seen: 2, failed: 0 });
    expect(await statusOf(renewed)).toBe('Auto-Renewable');
    expect(await paidUntil(renewed)).toBeGreaterThan(before);
    expect(await row(canceled)).toMatchObject({ status: 'Expired', live: 0 });
    expect(await compared()).toEqual({ seen: 0, failed: 0 });
  });

  it('a store that is away, or one purchase that it does not find, keeps no other from being compared', async () => {
    const apple = await shop.buyAndConfirm(buyer, 'apple');
    await shop.advance(minute);
    const second = await buys('apple');
    const google = await buys('google');
    await shop.advance(33 * day);
    const paid = async () =>
      Promise.all(
        [apple, second, google].map(async (id) => (await paidUntil(id)) > shop.services.clock.now()),
      );
    shop.stores.control.setOutage('apple', Number.POSITIVE_INFINITY);
    await expect(compared()).rejects.toMatchObject({ name: 'StoreUnavailable' });
    expect(await paid()).toEqual([false, false, true]);
    shop.stores.control.setOutage('apple', 0);
    shop.stores.control.setRefusal(apple, 4040006);
    expect(await compared()).toEqual({ seen: 2, failed: 1 });
    expect(await paid()).toEqual([false, true, true]);
  });

  it('whoever opens the account finds a renewal that nobody told of', async () => {
    const id = await shop.buyAndConfirm(buyer, 'apple');
    await shop.advance(20 * day);
    await shop.get(buyer, '/api/subscription');
    await shop.advance(13 * day);
    const { body } = await shop.get(buyer, '/api/subscription');
    expect(body.expiresOrRenewsAt).toBe(shop.stores.control.purchase(id)?.expiresAt);
  });

  it('a message that comes while its store is away for days, or is not configured, is kept, and followed later', async () => {
    const id = await shop.buyAndConfirm(buyer, 'apple');
    await act(id, 'refund');
    const [message] = shop.stores.control.notifications(id);
    shop.stores.control.setOutage('apple', Number.POSITIVE_INFINITY);
    expect(await shop.stores.control.deliver(message?.id ?? '')).toBe(true);
    await jobsFor(3 * day);
    expect(await statusOf(id)).toBe('Auto-Renewable');
    shop.stores.control.setOutage('apple', 0);
    const { stores } = shop.services;
    shop.services.stores = { apple: null, google: null };
    await jobsAfter(hour);
    expect(await statusOf(id)).toBe('Auto-Renewable');
    shop.services.stores = stores;
    await jobsAfter(hour);
    expect(await statusOf(id)).toBe('Expired');
  });
});
