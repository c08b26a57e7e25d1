import type { PurchaseAction } from 'store-sandbox/control';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createStoreShop, type StoreShop } from '@/tests/fixtures/service/stores';

/** Every order of these. */
function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    ordersOf(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

const stories: { store: 'apple' | 'google'; actions: PurchaseAction[]; ends: string }[] = [
  { store: 'apple', actions: ['renew', 'fail', 'recover', 'cancel', 'refund'], ends: 'Expired' },
  { store: 'google', actions: ['renew', 'cancel', 'resume', 'renew', 'fail'], ends: 'Grace Period' },
];

let shop: StoreShop;
let buyer: SignedUp;
beforeAll(async () => {
  shop = await createStoreShop();
  buyer = await shop.signUp();
});
afterAll(() => shop.close());

it.each(stories)(
  'five messages of $store end in the state of the store, in whatever order they come',
  async ({ store, actions, ends }) => {
    const { database } = shop.services;
    const id = await shop.buyAndConfirm(buyer, store);
    const readRow = () =>
      database
        .selectFrom('subscriptions')
        .selectAll()
        .where('provider_subscription_id', '=', id)
        .executeTakeFirstOrThrow();
    const before = await readRow();
    shop.stores.control.setNotificationMode('hold');
    const known = new Set(shop.stores.control.notifications(id).map((one) => one.id));
    for (const action of actions) shop.stores.control.act(id, action);
    await shop.stores.settled();
    const messages = shop.stores.control.notifications(id).filter((one) => !known.has(one.id));
    expect(messages).toHaveLength(5);
    const all = ordersOf(messages.map((one) => one.id));
    expect(all).toHaveLength(120);
    // The last two come at once, so every second order is the same as the one before.
    const orders = all.filter((_, index) => index % 2 === 0);
    const wrong: string[][] = [];
    for (const order of orders) {
      await database.updateTable('subscriptions').set(before).where('id', '=', before.id).execute();
      await database.deleteFrom('webhook_events').where('source', '=', store).execute();
      // The first three one after another, the last two at once, as they come when they come late.
      for (const message of order.slice(0, 3)) await shop.stores.control.deliver(message);
      await Promise.all(order.slice(3).map((message) => shop.stores.control.deliver(message)));
      const { status, expires_or_renews_at } = await readRow();
      const purchase = shop.stores.control.purchase(id);
      const end = ends === 'Grace Period' ? purchase?.graceEndsAt : expires_or_renews_at;
      if (status !== ends || expires_or_renews_at !== end) wrong.push(order);
      const handled = await database
        .selectFrom('webhook_events')
        .select('id')
        .where('source', '=', store)
        .where('processed_at', 'is not', null)
        .execute();
      if (handled.length !== 5) wrong.push(order);
    }
    expect(wrong).toEqual([]);
    shop.stores.control.setNotificationMode('normal');
  },
  240_000,
);
