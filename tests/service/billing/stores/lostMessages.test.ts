import { reconcileStores } from '@/server/billing/reconcile/reconcileStores';
import { day, hour } from '@/server/clock';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { bothStores, openStoreShop } from './openStoreShop';

const { shop, act, row, jobsAfter } = openStoreShop();
let buyer: SignedUp;
beforeEach(async () => {
  buyer = await shop.signUp();
  shop.stores.control.setNotificationMode('drop');
});

const compared = () => reconcileStores(shop.services);
const statusOf = async (id: string) => (await row(id))?.status;
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

it('what runs again after a pause of three months that nobody told of is found, too', async () => {
  const id = await shop.buyAndConfirm(buyer, 'google');
  shop.stores.control.setNotificationMode('normal');
  await act(id, 'fail', 'endGrace');
  shop.stores.control.setNotificationMode('drop');
  expect(await statusOf(id)).toBe('Inactive');
  shop.stores.control.act(id, 'recover');
  await shop.advance(95 * day);
  await compared();
  expect(await row(id)).toMatchObject({ status: 'Auto-Renewable', live: 1 });
});

it('a store that is away keeps nobody from the other one, and the comparison is tried again', async () => {
  const apple = await shop.buyAndConfirm(buyer, 'apple');
  const google = await shop.buyAndConfirm(await shop.signUp(), 'google');
  await shop.advance(33 * day);
  shop.stores.control.setOutage('apple', Number.POSITIVE_INFINITY);
  await expect(compared()).rejects.toMatchObject({ name: 'StoreUnavailable' });
  const now = shop.services.clock.now();
  expect([(await paidUntil(google)) > now, (await paidUntil(apple)) > now]).toEqual([true, false]);
  shop.stores.control.setOutage('apple', 0);
  await compared();
  expect(await paidUntil(apple)).toBeGreaterThan(now);
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
  for (let hours = 0; hours < 72; hours += 1) await jobsAfter(hour);
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
