import { reconcileStores } from '@/server/billing/reconcile/reconcileStores';
import { day } from '@/server/clock';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { monthly } from '@/tests/fixtures/service/stores';
import { until } from '@/tests/fixtures/until';
import { changeEmail } from '../../auth/codes/codeClient';
import { bothStores, openStoreShop, paidAtOnce } from './openStoreShop';

/** Whose a purchase is that nobody has confirmed, that is not paid yet, or that a family shares. */
const { shop, rows, row, open, act, confirm, current, atStripe, secondMails, jobsAfter, deleteAccount } =
  openStoreShop();
let buyer: SignedUp;
beforeEach(async () => {
  buyer = await shop.signUp();
});

const buys = async (store: (typeof bothStores)[number], order: { accountId?: string; pending?: boolean }) => {
  const { id } = shop.stores.control.buy(store, { productId: monthly[store], ...order });
  await shop.stores.settled();
  return id;
};
const hasAccess = async ({ accountId }: SignedUp) =>
  (await rows()).some((one) => one.account_id === accountId && one.live === 1);
const otherAccount = { status: 409, body: { error: 'other_account' } };

it.each(bothStores)(
  '%s: a purchase gives access to the account that it names, and to no other',
  async (store) => {
    const other = await shop.signUp();
    const id = await buys(store, { accountId: buyer.accountId });
    expect(await confirm(other, id)).toEqual(otherAccount);
    expect([await hasAccess(buyer), await hasAccess(other)]).toEqual([true, false]);
  },
);

it('a purchase that names nobody who is here stays without an owner, to be claimed or given back', async () => {
  const gone = await shop.signUp();
  await deleteAccount(gone);
  for (const accountId of [undefined, gone.accountId, shop.services.random.uuid(), 'nobody\u0000'])
    for (const store of bothStores) await act(await buys(store, { accountId }), 'fail', 'recover');
  const again = await act(await act(await buys('google', {}), 'expire'), 'resubscribe');
  // Every message is taken, and there is nothing left to do.
  expect(shop.stores.control.notifications().filter(({ taken }) => taken !== 1)).toEqual([]);
  expect([await rows(), await open()]).toEqual([[], []]);
  expect((await confirm(await shop.signUp(), again)).status).toBe(200);
  const claimed = await buys('google', { accountId: gone.accountId });
  expect((await confirm(buyer, claimed)).status).toBe(200);
  await shop.advance(4 * day);
  for (const { id, state } of shop.stores.control
    .purchases('google')
    .filter((one) => one.state !== 'expired'))
    expect(state).toBe(id === claimed || id === again ? 'active' : 'revoked');
});

it('a payment that is awaited is answered as such, gives nothing, and belongs to whoever confirmed it', async () => {
  const id = await buys('google', { pending: true });
  for (const _ of [1, 2]) {
    const { status, body } = await confirm(buyer, id);
    expect([status, body.entitlements]).toEqual([200, []]);
    expect(body.subscription).toMatchObject({
      status: 'Inactive',
      platform: 'google',
      purchasePending: true,
    });
  }
  expect((await shop.get(buyer, '/api/subscription')).status).toBe(404);
  expect(await confirm(await shop.signUp(), id)).toEqual(otherAccount);
  shop.stores.control.setNotificationMode('drop');
  await act(id, 'pay');
  expect(await reconcileStores(shop.services)).toEqual({ seen: 1, failed: 0 });
  expect((await current(buyer)).status).toBe('Auto-Renewable');
  expect(shop.stores.control.purchase(id)).toMatchObject({ acknowledged: true });
  expect((await confirm(buyer, id)).body.subscription).not.toHaveProperty('purchasePending');
});

it('nothing remains of a payment that is awaited once its account is deleted', async () => {
  const id = await buys('google', { pending: true, accountId: buyer.accountId });
  await confirm(buyer, id);
  await deleteAccount(buyer);
  await act(id, 'pay');
  expect([await rows(), await open()]).toEqual([[], []]);
  expect(shop.stores.control.purchase(id)).toMatchObject({ acknowledged: false });
});

it('each member of a family has access of their own while it is shared, and is not taken for the one who pays', async () => {
  const member = await shop.subscribe(paidAtOnce);
  const shared = await buys('apple', { accountId: buyer.accountId });
  const id = await act(shared, 'share');
  expect((await confirm(member, id)).status).toBe(200);
  // Both give access, and only ours is charged for, so there is nobody to warn and nothing to end.
  expect([await secondMails(), await atStripe()]).toMatchObject([[], [{ cancel_at_period_end: false }]]);
  const { body } = await shop.get(member, '/api/auth/v2/account');
  expect(body).not.toHaveProperty('charging_store');
  const child = await shop.signUp();
  const own = await act(shared, 'share');
  expect((await confirm(child, own)).status).toBe(200);
  expect([await hasAccess(buyer), await hasAccess(child)]).toEqual([true, true]);
  await act(shared, 'renew');
  expect((await row(own))?.expires_or_renews_at).toBe(shop.stores.control.purchase(shared)?.expiresAt);
  await act(own, 'revoke');
  expect([await hasAccess(buyer), await hasAccess(child)]).toEqual([true, false]);
  await act(shared, 'refund');
  expect([(await row(id))?.status, await hasAccess(buyer)]).toEqual(['Expired', false]);
});

it('two store purchases of an account without an address are told of as soon as it has one, and once', async () => {
  for (const store of bothStores) await shop.buyAndConfirm(buyer, store);
  expect(await secondMails()).toEqual([]);
  for (const email of ['buyer@example.com', 'other@example.com']) {
    await changeEmail(shop, buyer.accessToken, email);
    await until('both purchases to be looked at again', async () => (await open()).length === 2 || null);
    await jobsAfter();
    expect((await secondMails()).map(({ to }) => to)).toEqual(['buyer@example.com']);
  }
});
