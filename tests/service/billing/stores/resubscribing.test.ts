import { day } from '@/server/clock';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { monthly } from '@/tests/fixtures/service/stores';
import { openStoreShop } from './openStoreShop';

/** A subscription that ended is bought again on Google's own pages, so that no app tells the service. */
const { shop, rows, open, current, atStripe, secondMails, act, confirm, paysHere, deleteAccount } =
  openStoreShop();
let buyer: SignedUp;
let ended: string;
beforeEach(async () => {
  buyer = await shop.signUp();
  ended = await shop.buyAndConfirm(buyer, 'google');
  await act(ended, 'expire');
});

const resubscribe = () => act(ended, 'resubscribe');
const confirmed = async (who: SignedUp, id: string) => (await confirm(who, id)).status;
const tokens = async () => (await rows()).map((row) => row.provider_subscription_id);
const isSettled = async (id: string) => {
  expect(shop.stores.control.notifications(id)).toMatchObject([{ taken: 1 }]);
  return (await open()).length === 0;
};

it('goes on in its account without the app, and Google keeps it', async () => {
  expect((await current(buyer)).status).toBe('Expired');
  const id = await resubscribe();
  expect(await current(buyer)).toMatchObject({ platform: 'google', status: 'Auto-Renewable' });
  expect(await tokens()).toEqual([id]);
  await shop.advance(4 * day);
  expect(shop.stores.control.purchase(id)).toMatchObject({ state: 'active', acknowledged: true });
  expect((await current(buyer)).status).toBe('Auto-Renewable');
  expect(await confirmed(buyer, id)).toBe(200);
  expect(await tokens()).toEqual([id]);
});

it('belongs to the account of the one that ended, even if an app of another account tells first', async () => {
  shop.stores.control.setNotificationMode('hold');
  const id = await resubscribe();
  expect(await confirmed(await shop.signUp(), id)).toBe(409);
  expect(await confirmed(buyer, id)).toBe(200);
  expect(await tokens()).toEqual([id]);
});

it('beside one bought here: ours does not renew, and a mail says so', async () => {
  await paysHere(buyer);
  const id = await resubscribe();
  expect(await atStripe()).toMatchObject([{ cancel_at_period_end: true }]);
  expect(await current(buyer)).toMatchObject({ platform: 'stripe', status: 'Not Auto-Renewable' });
  expect(shop.stores.control.purchase(id)).toMatchObject({ acknowledged: true });
  expect(await secondMails()).toHaveLength(1);
  expect(await isSettled(id)).toBe(true);
});

it('is left to Google to refund when its account was deleted', async () => {
  await deleteAccount(buyer);
  const id = await resubscribe();
  expect(await isSettled(id)).toBe(true);
  expect(await tokens()).toEqual([ended]);
  await shop.advance(3 * day);
  expect(shop.stores.control.purchase(id)).toMatchObject({ state: 'revoked' });
});

it('is taken over by a new account when its own was deleted', async () => {
  await deleteAccount(buyer);
  const id = await resubscribe();
  const next = await shop.signUp();
  expect(await confirmed(next, id)).toBe(200);
  expect((await current(next)).status).toBe('Auto-Renewable');
  expect(await tokens()).toEqual([id]);
  expect(shop.stores.control.purchase(id)).toMatchObject({ acknowledged: true });
});

it('of a purchase that never was ours is done with at once, and stays to be claimed', async () => {
  ended = shop.stores.control.buy('google', { productId: monthly.google }).id;
  await act(ended, 'expire');
  const id = await resubscribe();
  expect(await isSettled(id)).toBe(true);
  expect(shop.stores.control.purchase(id)).toMatchObject({ acknowledged: false });
  expect(await confirmed(await shop.signUp(), id)).toBe(200);
});
