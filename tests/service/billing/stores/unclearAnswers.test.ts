import { runBillingJobs } from '@/server/billing/billingJobs';
import { day, hour } from '@/server/clock';
import { onEachDatabase } from '@/tests/fixtures/database/databases';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createStoreShop, monthly, type StoreShop } from '@/tests/fixtures/service/stores';

/** What each store answers about a purchase that it knows nothing of. */
const unknown = { apple: [4040001, 4040005, 4040010], google: [400, 404, 410] } as const;

onEachDatabase((kind) => {
  let shop: StoreShop;
  let buyer: SignedUp;
  beforeEach(async () => {
    shop = await createStoreShop(kind);
    buyer = await shop.signUp();
  });
  afterEach(() => shop.close());

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
  /** A refund whose message comes while the store answers with this code. */
  const refundUnder = async (id: string, code: number) => {
    shop.stores.control.setRefusal(id, code);
    shop.stores.control.act(id, 'refund');
    await shop.stores.settled();
    expect(shop.stores.control.notifications(id)[0]).toMatchObject({ taken: 1 });
  };

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
});
