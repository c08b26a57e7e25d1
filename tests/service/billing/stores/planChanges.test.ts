import { reconcileStores } from '@/server/billing/reconcile/reconcileStores';
import { day } from '@/server/clock';
import { currentStatus } from '@/server/entitlements/currentStatus';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { createStoreShop, monthly, proYearly, yearly } from '@/tests/fixtures/service/stores';

/** A change to a lower plan of Google Play, which takes effect with the next renewal. */
const shop = openForEachTest(() => createStoreShop());
let buyer: SignedUp;
let bought: string;
let paidUntil: number;
beforeEach(async () => {
  buyer = await shop.signUp();
  const { id, expiresAt } = shop.stores.control.buy('google', { productId: proYearly });
  [bought, paidUntil] = [id, expiresAt];
  expect((await shop.confirm(buyer, await shop.stores.control.proof(id))).status).toBe(200);
  await shop.stores.settled();
});

const downgrade = () => shop.stores.control.changePlan(bought, { productId: monthly.google });
/** The rows as they count now: a session does not last as long as a year's plan. */
const rows = async () => {
  const stored = await shop.services.database.selectFrom('subscriptions').selectAll().execute();
  return stored.map((row) => ({
    id: row.provider_subscription_id,
    productId: row.product_id,
    status: currentStatus(row, shop.services.clock.now()),
    expiresOrRenewsAt: row.expires_or_renews_at,
  }));
};
const higher = (id: string) => ({ id, productId: proYearly, expiresOrRenewsAt: paidUntil });
const lower = (id: string) => ({
  id,
  productId: monthly.google,
  status: 'Auto-Renewable',
  expiresOrRenewsAt: shop.stores.control.purchase(id)?.expiresAt,
});
const passPaidTime = () => shop.advance(paidUntil + day - shop.services.clock.now());

it('is confirmed as what it still is, acknowledged, and becomes the lower plan when it renews', async () => {
  shop.stores.control.setNotificationMode('drop');
  const { id } = downgrade();
  const { status, body } = await shop.confirm(buyer, await shop.stores.control.proof(id));
  expect(status).toBe(200);
  expect(body.subscription).toMatchObject({ productId: proYearly, tier: 'pro', status: 'Auto-Renewable' });
  expect(await rows()).toEqual([{ ...higher(id), status: 'Auto-Renewable' }]);
  expect(shop.stores.control.purchase(id)).toMatchObject({ acknowledged: true });
  shop.stores.control.setNotificationMode('normal');
  await passPaidTime();
  expect(await rows()).toEqual([lower(id)]);
});

it.each(['normal', 'reorder'] as const)(
  'is followed without the app, its messages coming in any order (%s)',
  async (mode) => {
    shop.stores.control.setNotificationMode(mode);
    const { id } = downgrade();
    await shop.stores.settled();
    expect(await rows()).toEqual([{ ...higher(id), status: 'Auto-Renewable' }]);
    expect(shop.stores.control.purchase(id)).toMatchObject({ acknowledged: true });
  },
);

it('is followed over a change that we have not heard of yet, and that is told of afterward', async () => {
  const { control } = shop.stores;
  control.setNotificationMode('hold');
  const first = control.changePlan(bought, { productId: monthly.google, now: true });
  const { id } = control.changePlan(first.id, { productId: yearly.google, now: true });
  await shop.stores.settled();
  const messages = [id, first.id, bought].flatMap((purchase) => control.notifications(purchase));
  for (const message of messages) await control.deliver(message.id);
  expect(await rows()).toMatchObject([{ id, productId: yearly.google, status: 'Auto-Renewable' }]);
  expect(control.purchase(id)).toMatchObject({ acknowledged: true });
});

it('is found by the daily comparison once it has taken effect, even if nobody told of that', async () => {
  const { id } = downgrade();
  await shop.stores.settled();
  shop.stores.control.setNotificationMode('drop');
  await passPaidTime();
  expect(await reconcileStores(shop.services)).toEqual({ seen: 1, failed: 0 });
  expect(await rows()).toEqual([lower(id)]);
});

it('is canceled before it takes effect: what was paid for stays, and nothing follows it', async () => {
  const { id } = downgrade();
  shop.stores.control.act(id, 'cancel');
  await shop.stores.settled();
  expect(await rows()).toEqual([{ ...higher(id), status: 'Not Auto-Renewable' }]);
  await passPaidTime();
  expect(await rows()).toEqual([{ ...higher(id), status: 'Expired' }]);
});

it('is taken back before it takes effect', async () => {
  const { id } = shop.stores.control.changePlan(downgrade().id, { productId: proYearly });
  await shop.stores.settled();
  expect(await rows()).toEqual([{ ...higher(id), status: 'Auto-Renewable' }]);
  await passPaidTime();
  expect(await rows()).toMatchObject([{ id, productId: proYearly, status: 'Auto-Renewable' }]);
});
