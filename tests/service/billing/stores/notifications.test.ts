import { day } from '@/server/clock';
import { currentStatus } from '@/server/entitlements/currentStatus';
import { entitlementsOf } from '@/server/entitlements/entitlements';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { yearly } from '@/tests/fixtures/service/stores';
import { type Action, bothStores, openStoreShop } from './openStoreShop';

const { shop, act, current, row } = openStoreShop();
let buyer: SignedUp;
beforeEach(async () => {
  buyer = await shop.signUp();
});

const fates: [Action[], string, boolean][] = [
  [['fail'], 'Grace Period', true],
  [['fail', 'endGrace'], 'Inactive', false],
  [['fail', 'endGrace', 'recover'], 'Auto-Renewable', true],
  [['cancel'], 'Not Auto-Renewable', true],
  [['cancel', 'resume'], 'Auto-Renewable', true],
  [['refund'], 'Expired', false],
  [['revoke'], 'Expired', false],
  [['expire'], 'Expired', false],
];

describe.each(bothStores)('%s', (store) => {
  it('what happens there is what counts here, with or without access', async () => {
    const { database } = shop.services;
    for (const [actions, status, hasAccess] of fates) {
      const owner = await shop.signUp();
      const id = await shop.buyAndConfirm(owner, store, true);
      await act(id, ...actions);
      const { graceEndsAt, expiresAt } = shop.stores.control.purchase(id) ?? {};
      const told = await current(owner);
      const entitled = (await entitlementsOf(database, shop.services, owner.accountId)).length > 0;
      expect([actions, told.status, entitled]).toEqual([actions, status, hasAccess]);
      if (hasAccess) expect(told.expiresOrRenewsAt).toBe(status === 'Grace Period' ? graceEndsAt : expiresAt);
    }
  });

  it('a trial becomes a paid period when the clock says so, and a canceled one ends', async () => {
    const id = await shop.buyAndConfirm(buyer, store, true);
    expect((await current(buyer)).activeOffers).toEqual([{ type: 'Trial' }]);
    const canceled = await shop.buyAndConfirm(await shop.signUp(), store, true);
    await act(canceled, 'cancel');
    await shop.advance(8 * day);
    const { expiresAt } = shop.stores.control.purchase(id) ?? {};
    const paid = { status: 'Auto-Renewable', activeOffers: [], expiresOrRenewsAt: expiresAt };
    expect(await current(buyer)).toMatchObject(paid);
    const ended = await row(canceled);
    expect(ended && currentStatus(ended, shop.services.clock.now())).toBe('Expired');
  });

  it('a higher price that nobody agreed to ends it with the period, an agreed one goes on', async () => {
    const id = await shop.buyAndConfirm(buyer, store, true);
    await act(id, 'renew', 'raisePrice', 'acceptPrice');
    for (const _ of [1, 2]) {
      await shop.advance(20 * day);
      expect((await current(buyer)).status).toBe('Auto-Renewable');
    }
    await act(id, 'raisePrice');
    await shop.advance(29 * day);
    expect((await current(buyer)).status).toBe('Expired');
  });

  it('another plan is the one that is paid for, in the same subscription', async () => {
    const id = await shop.buyAndConfirm(buyer, store, true);
    const changed = shop.stores.control.changePlan(id, { productId: yearly[store], now: true });
    await shop.stores.settled();
    expect(await current(buyer)).toMatchObject({ billingPeriod: 'Yearly', status: 'Auto-Renewable' });
    const rows = await shop.services.database.selectFrom('subscriptions').selectAll().execute();
    expect(rows.map((one) => one.provider_subscription_id)).toEqual([changed.id]);
    expect(shop.stores.control.purchase(changed.id)?.acknowledged).toBe(store === 'google');
  });
});
