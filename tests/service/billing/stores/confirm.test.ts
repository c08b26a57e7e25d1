import { Subscription } from '@/lib/contract/subscription';
import { day } from '@/server/clock';
import { siteOrigin } from '@/tests/fixtures/service/authClient';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { createStoreShop, monthly, proYearly, yearly } from '@/tests/fixtures/service/stores';

const shop = openForEachTest(() => createStoreShop());

const rows = () => shop.services.database.selectFrom('subscriptions').selectAll().execute();

it('confirms a purchase of the App Store, and repeating it three times at once changes nothing', async () => {
  const buyer = await shop.signUp();
  const { id, expiresAt } = shop.stores.control.buy('apple', { productId: monthly.apple });
  const proof = await shop.stores.control.proof(id);
  const replies = await Promise.all([1, 2, 3].map(() => shop.confirm(buyer, proof)));
  for (const { status, body } of replies) {
    expect(status).toBe(200);
    expect(body.email).toBe('');
    expect(body.entitlements).toContainEqual({ product: 'Network Protection', name: 'plus' });
    expect(Subscription.parse(body.subscription)).toMatchObject({
      platform: 'apple',
      status: 'Auto-Renewable',
      productId: monthly.apple,
      billingPeriod: 'Monthly',
      expiresOrRenewsAt: expiresAt,
    });
  }
  expect(await rows()).toHaveLength(1);
});

it('confirms a purchase of Google Play with its trial, and tells Google so once', async () => {
  const buyer = await shop.signUp();
  const { id } = shop.stores.control.buy('google', { productId: yearly.google, trial: true });
  const proof = await shop.stores.control.proof(id);
  const replies = await Promise.all([1, 2, 3].map(() => shop.confirm(buyer, proof)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(replies[0]?.body.subscription).toMatchObject({
    platform: 'google',
    billingPeriod: 'Yearly',
    activeOffers: [{ type: 'Trial' }],
  });
  expect(await rows()).toHaveLength(1);
  expect(shop.stores.control.purchase(id)).toMatchObject({ acknowledged: true });
  await shop.advance(4 * day);
  expect((await shop.get(buyer, '/api/subscription')).body.status).toBe('Auto-Renewable');
});

it('confirms a purchase of the higher tier, and an upgrade to it, which give that tier', async () => {
  const { stores } = shop;
  const buyer = await shop.signUp();
  const { id } = stores.control.buy('google', { productId: proYearly });
  const { status, body } = await shop.confirm(buyer, await stores.control.proof(id));
  expect(status).toBe(200);
  expect(body.subscription).toMatchObject({ productId: proYearly, tier: 'pro', billingPeriod: 'Yearly' });
  expect(body.entitlements).toContainEqual({ product: 'Data Broker Protection', name: 'pro' });
  const other = await shop.signUp();
  const plus = await shop.buyAndConfirm(other, 'google');
  stores.control.changePlan(plus, { productId: proYearly, now: true });
  await stores.settled();
  expect((await shop.get(other, '/api/subscription')).body).toMatchObject({ tier: 'pro' });
  expect(await rows()).toHaveLength(2);
});

it('takes the state from the store: an old receipt of a renewed purchase tells of the renewal', async () => {
  const buyer = await shop.signUp();
  const { id } = shop.stores.control.buy('apple', { productId: monthly.apple });
  const first = await shop.stores.control.proof(id);
  const { expiresAt } = shop.stores.control.act(id, 'renew');
  const { body } = await shop.confirm(buyer, first);
  expect(body.subscription).toMatchObject({ expiresOrRenewsAt: expiresAt });
});

it.each([
  ['apple', 'https://apps.apple.com/account/subscriptions'],
  ['google', 'https://play.google.com/store/account/subscriptions?package=example.teal.browser'],
] as const)(
  '71. a subscriber of a store (%s) is sent there by checkout and portal',
  async (store, address) => {
    const buyer = await shop.signUp();
    await shop.buyAndConfirm(buyer, store);
    const ofSandbox = { customerPortalUrl: `${siteOrigin}/sandbox/stores` };
    const refusal = { status: 409, body: { error: 'managed_elsewhere', ...ofSandbox } };
    expect(await shop.checkout(buyer)).toEqual(refusal);
    expect(await shop.get(buyer, '/api/checkout/portal')).toEqual({ status: 200, body: ofSandbox });
    shop.services.config = { ...shop.services.config, mode: 'live', stores: shop.stores.credentials };
    const portal = await shop.get(buyer, '/api/checkout/portal');
    expect(portal).toEqual({ status: 200, body: { customerPortalUrl: address } });
  },
);

it('refuses clearly as long as the store is not configured', async () => {
  const buyer = await shop.signUp();
  const { id } = shop.stores.control.buy('apple', { productId: monthly.apple });
  shop.services.stores = { apple: null, google: null };
  const reply = await shop.confirm(buyer, await shop.stores.control.proof(id));
  expect(reply).toEqual({ status: 503, body: { error: 'service_unavailable', retry_after: 3600 } });
});
