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

/** Every order of these. */
function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    ordersOf(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

it.each<['apple' | 'google', Action[], string]>([
  ['apple', ['renew', 'fail', 'recover', 'cancel', 'refund'], 'Expired'],
  ['google', ['renew', 'cancel', 'resume', 'renew', 'fail'], 'Grace Period'],
])(
  'five messages of %s end in the state of the store, in whatever order they come',
  async (store, actions, ends) => {
    const { database } = shop.services;
    const { control, settled } = shop.stores;
    const id = await shop.buyAndConfirm(await shop.signUp(), store);
    const before = await row(id);
    if (!before) throw new Error('The purchase left no row');
    const known = control.notifications(id).length;
    control.setNotificationMode('hold');
    for (const action of actions) control.act(id, action);
    await settled();
    const messages = control.notifications(id).slice(0, -known);
    expect(messages).toHaveLength(5);
    // The last two come at once, so every second order is the same as the one before. The full check tries all of them.
    const step = process.env.TEST_TIER === 'all' ? 2 : 10;
    const orders = ordersOf(messages.map((one) => one.id)).filter((_, index) => index % step === 0);
    expect(orders).toHaveLength(120 / step);
    const wrong: string[][] = [];
    for (const order of orders) {
      await database.updateTable('subscriptions').set(before).where('id', '=', before.id).execute();
      await database.deleteFrom('webhook_events').where('source', '=', store).execute();
      // The first three one after another, the last two at once, as they come when they come late.
      for (const message of order.slice(0, 3)) await control.deliver(message);
      // One comes again beside them.
      await Promise.all([...order.slice(3), ...order.slice(0, 1)].map((message) => control.deliver(message)));
      const now = await row(id);
      const end = ends === 'Grace Period' ? control.purchase(id)?.graceEndsAt : now?.expires_or_renews_at;
      const handled = await database
        .selectFrom('webhook_events')
        .select('id')
        .where('source', '=', store)
        .where('processed_at', 'is not', null)
        .execute();
      const isRight = now?.status === ends && now.expires_or_renews_at === end && handled.length === 5;
      if (!isRight) wrong.push(order);
    }
    expect(wrong).toEqual([]);
  },
  240_000,
);
