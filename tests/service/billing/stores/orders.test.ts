import { type Action, openStoreShop } from './openStoreShop';

/** Every order of these. */
function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    ordersOf(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

const { shop, row } = openStoreShop();

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
