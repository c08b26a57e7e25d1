import { runBillingJobs } from '@/server/billing/billingJobs';
import { reconcileStores } from '@/server/billing/reconcile/reconcileStores';
import { day, hour, minute } from '@/server/clock';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { createStoreShop } from '@/tests/fixtures/service/stores';

const shop = openForEachTest(() => createStoreShop());
let buyer: SignedUp;
beforeEach(async () => {
  buyer = await shop.signUp();
  shop.stores.control.setNotificationMode('drop');
});

const row = (id: string) =>
  shop.services.database
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider_subscription_id', '=', id)
    .executeTakeFirstOrThrow();

it.each(['apple', 'google'] as const)(
  '%s: a renewal that nobody told of is found by the daily comparison',
  async (store) => {
    const id = await shop.buyAndConfirm(buyer, store);
    const bought = await row(id);
    expect(await reconcileStores(shop.services)).toEqual({ seen: 0, failed: 0 });
    await shop.advance(33 * day);
    expect(await reconcileStores(shop.services)).toEqual({ seen: 1, failed: 0 });
    expect(await row(id)).toMatchObject({ status: 'Auto-Renewable' });
    expect((await row(id)).expires_or_renews_at).toBeGreaterThan(bought.expires_or_renews_at);
    expect(await reconcileStores(shop.services)).toEqual({ seen: 0, failed: 0 });
  },
);

it.each(['apple', 'google'] as const)('%s: an end that nobody told of is found, too', async (store) => {
  const id = await shop.buyAndConfirm(buyer, store);
  shop.stores.control.act(id, 'cancel');
  await shop.advance(33 * day);
  await reconcileStores(shop.services);
  expect(await row(id)).toMatchObject({ status: 'Expired', live: 0 });
  expect(await reconcileStores(shop.services)).toEqual({ seen: 0, failed: 0 });
});

it('what runs again after a pause of three months that nobody told of is found, too', async () => {
  const id = await shop.buyAndConfirm(buyer, 'google');
  shop.stores.control.setNotificationMode('normal');
  for (const action of ['fail', 'endGrace'] as const) shop.stores.control.act(id, action);
  await shop.stores.settled();
  shop.stores.control.setNotificationMode('drop');
  expect(await row(id)).toMatchObject({ status: 'Inactive' });
  shop.stores.control.act(id, 'recover');
  await shop.advance(95 * day);
  await reconcileStores(shop.services);
  expect(await row(id)).toMatchObject({ status: 'Auto-Renewable', live: 1 });
});

it('a store that is away keeps nobody from the other one, and the comparison is tried again', async () => {
  const apple = await shop.buyAndConfirm(buyer, 'apple');
  const google = await shop.buyAndConfirm(await shop.signUp(), 'google');
  await shop.advance(33 * day);
  shop.stores.control.setOutage('apple', Number.POSITIVE_INFINITY);
  await expect(reconcileStores(shop.services)).rejects.toMatchObject({ name: 'StoreUnavailable' });
  const now = shop.services.clock.now();
  expect((await row(google)).expires_or_renews_at).toBeGreaterThan(now);
  expect((await row(apple)).expires_or_renews_at).toBeLessThan(now);
  shop.stores.control.setOutage('apple', 0);
  await reconcileStores(shop.services);
  expect((await row(apple)).expires_or_renews_at).toBeGreaterThan(now);
});

it('whoever opens the account finds a renewal that nobody told of', async () => {
  const id = await shop.buyAndConfirm(buyer, 'apple');
  await shop.advance(20 * day);
  await shop.get(buyer, '/api/subscription');
  await shop.advance(13 * day);
  const { body } = await shop.get(buyer, '/api/subscription');
  expect(body.expiresOrRenewsAt).toBe(shop.stores.control.purchase(id)?.expiresAt);
});

it('a message that comes while its store cannot be asked, or is not configured, is kept, and followed later', async () => {
  const id = await shop.buyAndConfirm(buyer, 'apple');
  shop.stores.control.act(id, 'refund');
  await shop.stores.settled();
  const [message] = shop.stores.control.notifications(id);
  shop.stores.control.setOutage('apple', Number.POSITIVE_INFINITY);
  expect(await shop.stores.control.deliver(message?.id ?? '')).toBe(true);
  expect((await row(id)).status).toBe('Auto-Renewable');
  shop.stores.control.setOutage('apple', 0);
  const { stores } = shop.services;
  shop.services.stores = { apple: null, google: null };
  shop.services.clock.advance(minute);
  await runBillingJobs(shop.services);
  expect((await row(id)).status).toBe('Auto-Renewable');
  shop.services.stores = stores;
  shop.services.clock.advance(minute);
  await runBillingJobs(shop.services);
  expect((await row(id)).status).toBe('Expired');
});

it('one that comes while its store is away for days is followed when the store is back', async () => {
  const id = await shop.buyAndConfirm(buyer, 'apple');
  shop.stores.control.act(id, 'refund');
  await shop.stores.settled();
  const [message] = shop.stores.control.notifications(id);
  shop.stores.control.setOutage('apple', Number.POSITIVE_INFINITY);
  await shop.stores.control.deliver(message?.id ?? '');
  for (let passed = 0; passed < 3 * day; passed += hour) {
    shop.services.clock.advance(hour);
    await runBillingJobs(shop.services);
  }
  expect((await row(id)).status).toBe('Auto-Renewable');
  shop.stores.control.setOutage('apple', 0);
  shop.services.clock.advance(hour);
  await runBillingJobs(shop.services);
  expect((await row(id)).status).toBe('Expired');
});
