import { runBillingJobs } from '@/server/billing/billingJobs';
import { reconcileStores } from '@/server/billing/reconcile/reconcileStores';
import { day, hour, minute } from '@/server/clock';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { createStoreShop, monthly } from '@/tests/fixtures/service/stores';

/** What each store answers about a purchase that it knows nothing of. */
const unknown = { apple: [4040001, 4040005, 4040010], google: [400, 404, 410] } as const;
/** What the App Store answers when it wants to be asked again. */
const askedAgain = [4040002, 4040004, 4040006] as const;

const shop = openForEachTest(() => createStoreShop());
let buyer: SignedUp;
beforeEach(async () => {
  buyer = await shop.signUp();
});

const rowStatus = async (id: string) =>
  (
    await shop.services.database
      .selectFrom('subscriptions')
      .select('status')
      .where('provider_subscription_id', '=', id)
      .executeTakeFirst()
  )?.status;
const open = () =>
  shop.services.database
    .selectFrom('webhook_events')
    .select(['attempts', 'failed_at'])
    .where('processed_at', 'is', null)
    .execute();
const jobsFor = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += hour) {
    shop.services.clock.advance(hour);
    await runBillingJobs(shop.services);
  }
};
/** The clock moves, and the daily comparison runs then. */
const comparedFor = async (milliseconds: number) => {
  await shop.advance(milliseconds);
  await reconcileStores(shop.services);
};
/** A refund whose message comes while the store answers with this code. */
const refundUnder = async (id: string, code: number) => {
  shop.stores.control.setRefusal(id, code);
  shop.stores.control.act(id, 'refund');
  await shop.stores.settled();
  expect(shop.stores.control.notifications(id)[0]).toMatchObject({ taken: 1 });
};

it.each(askedAgain)(
  '%s: a refund of a purchase that the App Store does not find just yet is followed later',
  async (code) => {
    const id = await shop.buyAndConfirm(buyer, 'apple');
    await refundUnder(id, code);
    expect(await rowStatus(id)).toBe('Auto-Renewable');
    shop.stores.control.setRefusal(id, null);
    shop.services.clock.advance(minute);
    await runBillingJobs(shop.services);
    expect(await rowStatus(id)).toBe('Expired');
    expect(await open()).toEqual([]);
  },
);

it.each(askedAgain)(
  '%s: a purchase that the App Store does not find just yet is asked for again',
  async (code) => {
    const { id } = shop.stores.control.buy('apple', { productId: monthly.apple });
    const proof = await shop.stores.control.proof(id);
    shop.stores.control.setRefusal(id, code);
    expect((await shop.confirm(buyer, proof)).status).toBe(503);
    shop.stores.control.setRefusal(id, null);
    expect((await shop.confirm(buyer, proof)).status).toBe(200);
  },
);

it('one purchase that the App Store does not find just yet keeps the comparison from none of the others', async () => {
  shop.stores.control.setNotificationMode('drop');
  const first = await shop.buyAndConfirm(buyer, 'apple');
  await shop.advance(minute);
  const second = await shop.buyAndConfirm(await shop.signUp(), 'apple');
  for (const id of [first, second]) shop.stores.control.act(id, 'cancel');
  shop.stores.control.setRefusal(first, 4040006);
  await shop.advance(33 * day);
  expect(await reconcileStores(shop.services)).toEqual({ seen: 2, failed: 1 });
  expect(await rowStatus(second)).toBe('Expired');
});

it('an app that the App Store does not know is a setting to mend: what it says is kept until then', async () => {
  const id = await shop.buyAndConfirm(buyer, 'apple');
  await refundUnder(id, 4040003);
  await jobsFor(3 * day);
  expect(await rowStatus(id)).toBe('Auto-Renewable');
  shop.stores.control.setRefusal(id, null);
  await jobsFor(hour);
  expect(await rowStatus(id)).toBe('Expired');
});

for (const store of ['apple', 'google'] as const) {
  it.each(unknown[store])(
    `${store} %s: what it says of a purchase of ours that it does not know is tried for a day, and takes nothing away`,
    async (code) => {
      const id = await shop.buyAndConfirm(buyer, store);
      await refundUnder(id, code);
      expect(await open()).toMatchObject([{ attempts: 0, failed_at: null }]);
      await jobsFor(2 * day);
      const givenUp = await open();
      expect(givenUp).toMatchObject([{ failed_at: expect.any(Number) }]);
      await jobsFor(day);
      expect(await open()).toEqual(givenUp);
      expect(await rowStatus(id)).toBe('Auto-Renewable');
    },
  );

  it(`${store}: a refund is followed as soon as the store knows the purchase again`, async () => {
    const id = await shop.buyAndConfirm(buyer, store);
    await refundUnder(id, unknown[store][1]);
    await jobsFor(6 * hour);
    shop.stores.control.setRefusal(id, null);
    await jobsFor(12 * hour);
    expect(await rowStatus(id)).toBe('Expired');
    expect(await open()).toEqual([]);
  });

  it(`${store}: what is on hold ends once no store would still collect for it, if its store does not know it any more`, async () => {
    const id = await shop.buyAndConfirm(buyer, store);
    for (const action of ['fail', 'endGrace'] as const) shop.stores.control.act(id, action);
    await shop.stores.settled();
    shop.stores.control.setRefusal(id, unknown[store][1]);
    // Google may have paused it for three months before.
    await comparedFor(store === 'apple' ? 50 * day : 145 * day);
    expect(await rowStatus(id)).toBe('Inactive');
    await comparedFor(12 * day);
    expect(await rowStatus(id)).toBe('Expired');
  });

  it(`${store}: what it says of a purchase that never was ours is done with at once`, async () => {
    const { id } = shop.stores.control.buy(store, { productId: monthly[store] });
    await refundUnder(id, unknown[store][0]);
    expect(shop.stores.control.notifications(id)).toMatchObject([{ taken: 1 }, { taken: 1 }]);
    expect(await open()).toEqual([]);
  });
}

it('what Google says of a purchase that ended long ago, and that it no longer tells of, is done with at once', async () => {
  const id = await shop.buyAndConfirm(buyer, 'google');
  shop.stores.control.act(id, 'expire');
  await shop.stores.settled();
  await refundUnder(id, 410);
  expect(await open()).toEqual([]);
  expect(await rowStatus(id)).toBe('Expired');
});
