import { reconcileStores } from '@/server/billing/reconcile/reconcileStores';
import { day } from '@/server/clock';
import { currentStatus } from '@/server/entitlements/currentStatus';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { monthly, proYearly, yearly } from '@/tests/fixtures/service/stores';
import { openStoreShop } from './openStoreShop';

/** A change to a lower plan of Google Play, which takes effect with the next renewal. */
const { shop, rows: stored, confirm, act } = openStoreShop();
let buyer: SignedUp;
let bought: string;
let paidUntil: number;
beforeEach(async () => {
  buyer = await shop.signUp();
  const { id, expiresAt } = shop.stores.control.buy('google', { productId: proYearly });
  [bought, paidUntil] = [id, expiresAt];
  expect((await confirm(buyer, id)).status).toBe(200);
  await shop.stores.settled();
});

const downgrade = () => shop.stores.control.changePlan(bought, { productId: monthly.google }).id;
/** The rows as they count now: a session does not last as long as a year's plan. */
const rows = async () =>
  (await stored()).map((row) => [
    row.provider_subscription_id,
    row.product_id,
    currentStatus(row, shop.services.clock.now()),
    row.expires_or_renews_at,
  ]);
const higher = (id: string, status = 'Auto-Renewable') => [[id, proYearly, status, paidUntil]];
const lower = (id: string, productId = monthly.google) => [
  [id, productId, 'Auto-Renewable', shop.stores.control.purchase(id)?.expiresAt],
];
const isAcknowledged = (id: string) => shop.stores.control.purchase(id)?.acknowledged;
const passPaidTime = () => shop.advance(paidUntil + day - shop.services.clock.now());

it('is confirmed as what it still is, acknowledged, and becomes the lower plan when it renews', async () => {
  shop.stores.control.setNotificationMode('drop');
  const id = downgrade();
  const { status, body } = await confirm(buyer, id);
  expect(status).toBe(200);
  expect(body.subscription).toMatchObject({ productId: proYearly, tier: 'pro', status: 'Auto-Renewable' });
  expect([await rows(), isAcknowledged(id)]).toEqual([higher(id), true]);
  shop.stores.control.setNotificationMode('normal');
  await passPaidTime();
  expect(await rows()).toEqual(lower(id));
});

it.each(['normal', 'reorder'] as const)(
  'is followed without the app, its messages coming in any order (%s), and found once it took effect untold',
  async (mode) => {
    shop.stores.control.setNotificationMode(mode);
    const id = downgrade();
    await shop.stores.settled();
    expect([await rows(), isAcknowledged(id)]).toEqual([higher(id), true]);
    shop.stores.control.setNotificationMode('drop');
    await passPaidTime();
    expect(await reconcileStores(shop.services)).toEqual({ seen: 1, failed: 0 });
    expect(await rows()).toEqual(lower(id));
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
  expect([await rows(), isAcknowledged(id)]).toEqual([lower(id, yearly.google), true]);
});

it('is canceled before it takes effect: what was paid for stays, and nothing follows it', async () => {
  const id = downgrade();
  await act(id, 'cancel');
  expect(await rows()).toEqual(higher(id, 'Not Auto-Renewable'));
  await passPaidTime();
  expect(await rows()).toEqual(higher(id, 'Expired'));
});

it('is taken back before it takes effect', async () => {
  const { id } = shop.stores.control.changePlan(downgrade(), { productId: proYearly });
  await shop.stores.settled();
  expect(await rows()).toEqual(higher(id));
  await passPaidTime();
  expect(await rows()).toEqual(lower(id, proYearly));
});
