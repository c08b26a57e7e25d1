import { reconcileStores } from '@/server/billing/reconcile/reconcileStores';
import { day } from '@/server/clock';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { monthly, proYearly, yearly } from '@/tests/fixtures/service/stores';
import { openStoreShop } from './openStoreShop';

/** Google gives a changed plan, and what is bought again on its own pages, another token. */
const { shop, rows, open, current, act, confirm, deleteAccount } = openStoreShop();
let buyer: SignedUp;
beforeEach(async () => {
  buyer = await shop.signUp();
});

const confirmed = async (who: SignedUp, id: string) => (await confirm(who, id)).status;
const stored = async () =>
  (await rows()).map((row) => [row.provider_subscription_id, row.product_id, row.expires_or_renews_at]);
const acknowledged = (id: string) => shop.stores.control.purchase(id)?.acknowledged;
const isSettled = async (id: string) => {
  expect(shop.stores.control.notifications(id)).toMatchObject([{ taken: 1 }]);
  return (await open()).length === 0;
};

describe('a change of plan, at the next renewal', () => {
  let bought: string;
  let paidUntil: number;
  beforeEach(async () => {
    const { id, expiresAt } = shop.stores.control.buy('google', { productId: proYearly });
    [bought, paidUntil] = [id, expiresAt];
    expect(await confirmed(buyer, id)).toBe(200);
    await shop.stores.settled();
  });
  const lower = (productId = monthly.google, now = false) =>
    shop.stores.control.changePlan(bought, { productId, now }).id;

  it('is confirmed as what it still is', async () => {
    shop.stores.control.setNotificationMode('drop');
    const id = lower();
    const { status, body } = await confirm(buyer, id);
    expect(status).toBe(200);
    expect(body.subscription).toMatchObject({ productId: proYearly, tier: 'pro', status: 'Auto-Renewable' });
    expect([await stored(), acknowledged(id)]).toEqual([[[id, proYearly, paidUntil]], true]);
  });

  it('is found once it took effect untold', async () => {
    const id = lower();
    await shop.stores.settled();
    shop.stores.control.setNotificationMode('drop');
    await shop.advance(paidUntil + day - shop.services.clock.now());
    expect(await reconcileStores(shop.services)).toEqual({ seen: 1, failed: 0 });
    expect(await stored()).toEqual([[id, monthly.google, shop.stores.control.purchase(id)?.expiresAt]]);
  });

  it('to a plan that is not paid yet leaves this one alone, and takes its place once it is', async () => {
    const { id } = shop.stores.control.changePlan(bought, { productId: yearly.google, pending: true });
    const { body } = await confirm(buyer, id);
    expect(body.subscription).toMatchObject({ productId: proYearly, purchasePending: true });
    expect((await rows()).filter(({ live }) => live).map((row) => row.provider_subscription_id)).toEqual([
      bought,
    ]);
    await act(id, 'pay');
    expect([await stored(), acknowledged(id)]).toEqual([
      [[id, yearly.google, shop.stores.control.purchase(id)?.expiresAt]],
      true,
    ]);
  });

  it('is followed over a change that we have not heard of yet, and that is told of afterward', async () => {
    const { control } = shop.stores;
    control.setNotificationMode('hold');
    const first = lower(monthly.google, true);
    const { id, expiresAt } = control.changePlan(first, { productId: yearly.google, now: true });
    await shop.stores.settled();
    const messages = [id, first, bought].flatMap((purchase) => control.notifications(purchase));
    for (const message of messages) await control.deliver(message.id);
    expect([await stored(), acknowledged(id)]).toEqual([[[id, yearly.google, expiresAt]], true]);
  });
});

describe('bought again on Google’s own pages', () => {
  let ended: string;
  beforeEach(async () => {
    ended = await shop.buyAndConfirm(buyer, 'google');
    await act(ended, 'expire');
  });
  const resubscribe = () => act(ended, 'resubscribe');
  const tokens = async () => (await stored()).map(([id]) => id);

  it('belongs to the account of the one that ended, even if an app of another account tells first', async () => {
    shop.stores.control.setNotificationMode('hold');
    const id = await resubscribe();
    expect(await confirmed(await shop.signUp(), id)).toBe(409);
    expect([await confirmed(buyer, id), await confirmed(buyer, id)]).toEqual([200, 200]);
    expect(await tokens()).toEqual([id]);
  });

  it('is left to Google to refund when its account was deleted, or taken over by a new account', async () => {
    await deleteAccount(buyer);
    const id = await resubscribe();
    expect([await isSettled(id), await tokens()]).toEqual([true, [ended]]);
    const next = await shop.signUp();
    expect(await confirmed(next, id)).toBe(200);
    expect([(await current(next)).status, await tokens()]).toEqual(['Auto-Renewable', [id]]);
    expect(acknowledged(id)).toBe(true);
    await deleteAccount(next);
    // The store goes on charging for it, so it goes on in a new account.
    const third = await shop.signUp();
    expect(await confirmed(third, id)).toBe(200);
    expect(await rows()).toMatchObject([{ account_id: third.accountId, live: 1 }]);
    await deleteAccount(third);
    await act(id, 'expire');
    const last = await act(id, 'resubscribe');
    await shop.advance(3 * day);
    expect(shop.stores.control.purchase(last)).toMatchObject({ state: 'revoked' });
    expect(await tokens()).toEqual([id]);
  });
});
