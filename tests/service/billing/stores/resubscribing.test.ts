import { day } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { goodCard } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';
import { createStoreShop, monthly } from '@/tests/fixtures/service/stores';

/** A subscription that ended is bought again on Google's own pages, so that no app tells the service. */
const shop = openForEachTest(() => createStoreShop());
let buyer: SignedUp;
let ended: string;
beforeEach(async () => {
  buyer = await shop.signUp();
  ended = await shop.buyAndConfirm(buyer, 'google');
  await act('expire');
});

const act = async (action: 'expire' | 'resubscribe') => {
  const { id } = shop.stores.control.act(ended, action);
  await shop.stores.settled();
  await shop.emulator.settled();
  return id;
};
const confirm = async (who: SignedUp, id: string) =>
  (await shop.confirm(who, await shop.stores.control.proof(id))).status;
const current = async (who: SignedUp) => (await shop.get(who, '/api/subscription')).body;
const tokens = async () => {
  const rows = await shop.services.database.selectFrom('subscriptions').selectAll().execute();
  return rows.map((row) => row.provider_subscription_id);
};
const isSettled = async (id: string) => {
  const open = shop.services.database.selectFrom('webhook_events').where('processed_at', 'is', null);
  expect(shop.stores.control.notifications(id)).toMatchObject([{ taken: 1 }]);
  return (await open.select('id').execute()).length === 0;
};
const deleteAccount = () =>
  shop.services.database
    .updateTable('accounts')
    .set({ status: 'deleted' })
    .where('id', '=', buyer.accountId)
    .execute();

it('goes on in its account without the app, and Google keeps it', async () => {
  expect((await current(buyer)).status).toBe('Expired');
  const id = await act('resubscribe');
  expect(await current(buyer)).toMatchObject({ platform: 'google', status: 'Auto-Renewable' });
  expect(await tokens()).toEqual([id]);
  await shop.advance(4 * day);
  expect(shop.stores.control.purchase(id)).toMatchObject({ state: 'active', acknowledged: true });
  expect((await current(buyer)).status).toBe('Auto-Renewable');
  expect(await confirm(buyer, id)).toBe(200);
  expect(await tokens()).toEqual([id]);
});

it('belongs to the account of the one that ended, even if an app of another account tells first', async () => {
  shop.stores.control.setNotificationMode('hold');
  const id = await act('resubscribe');
  expect(await confirm(await shop.signUp(), id)).toBe(409);
  expect(await confirm(buyer, id)).toBe(200);
  expect(await tokens()).toEqual([id]);
});

it('beside one bought here: ours does not renew, and a mail says so', async () => {
  const opened = await shop.checkout(buyer, { productId: 'plus-monthly-us', withoutTrial: true });
  await payCheckout(String(opened.body.checkoutUrl), goodCard, 'buyer@example.com');
  await shop.emulator.settled();
  const id = await act('resubscribe');
  const { data } = await shop.services.stripe.subscriptions.list({ status: 'all' });
  expect(data).toMatchObject([{ cancel_at_period_end: true }]);
  expect(await current(buyer)).toMatchObject({ platform: 'stripe', status: 'Not Auto-Renewable' });
  expect(shop.stores.control.purchase(id)).toMatchObject({ acknowledged: true });
  await deliverDueMails(shop.services);
  const second = shop.services.mails.filter(({ subject }) => /Two subscriptions/.test(subject));
  expect(second).toHaveLength(1);
  expect(await isSettled(id)).toBe(true);
});

it('is left to Google to refund when its account was deleted', async () => {
  await deleteAccount();
  const id = await act('resubscribe');
  expect(await isSettled(id)).toBe(true);
  expect(await tokens()).toEqual([ended]);
  await shop.advance(3 * day);
  expect(shop.stores.control.purchase(id)).toMatchObject({ state: 'revoked' });
});

it('is taken over by a new account when its own was deleted', async () => {
  await deleteAccount();
  const id = await act('resubscribe');
  const next = await shop.signUp();
  expect(await confirm(next, id)).toBe(200);
  expect((await current(next)).status).toBe('Auto-Renewable');
  expect(await tokens()).toEqual([id]);
  expect(shop.stores.control.purchase(id)).toMatchObject({ acknowledged: true });
});

it('of a purchase that never was ours is done with at once, and stays to be claimed', async () => {
  ended = shop.stores.control.buy('google', { productId: monthly.google }).id;
  await act('expire');
  const id = await act('resubscribe');
  expect(await isSettled(id)).toBe(true);
  expect(shop.stores.control.purchase(id)).toMatchObject({ acknowledged: false });
  expect(await confirm(await shop.signUp(), id)).toBe(200);
});
