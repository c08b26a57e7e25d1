import { Subscription } from '@/lib/contract/subscription';
import { day } from '@/server/clock';
import { siteOrigin } from '@/tests/fixtures/service/authClient';
import { monthly, proYearly, yearly } from '@/tests/fixtures/service/stores';
import { openStoreShop } from './openStoreShop';

const { shop, rows, confirm, current } = openStoreShop();

it.each([
  ['apple', monthly.apple, { billingPeriod: 'Monthly', activeOffers: [] }],
  ['google', yearly.google, { billingPeriod: 'Yearly', activeOffers: [{ type: 'Trial' }] }],
] as const)(
  '%s: a purchase is confirmed, and repeating that three times at once changes nothing',
  async (store, productId, said) => {
    const buyer = await shop.signUp();
    const { control } = shop.stores;
    const { id, expiresAt } = control.buy(store, { productId, trial: store === 'google' });
    for (const { status, body } of await Promise.all([1, 2, 3].map(() => confirm(buyer, id)))) {
      expect([status, body.email]).toEqual([200, '']);
      expect(body.entitlements).toContainEqual({ product: 'Network Protection', name: 'plus' });
      const told = { platform: store, status: 'Auto-Renewable', productId, expiresOrRenewsAt: expiresAt };
      expect(Subscription.parse(body.subscription)).toMatchObject({ ...told, ...said });
    }
    expect(await rows()).toHaveLength(1);
    // Google takes back after three days what it was not told of.
    expect(control.purchase(id)).toMatchObject({ acknowledged: store === 'google' });
    await shop.advance(4 * day);
    expect((await current(buyer)).status).toBe('Auto-Renewable');
  },
);

it('confirms a purchase of the higher tier, and an upgrade to it, which give that tier', async () => {
  const { stores } = shop;
  const buyer = await shop.signUp();
  const { id } = stores.control.buy('google', { productId: proYearly });
  const { status, body } = await confirm(buyer, id);
  expect(status).toBe(200);
  expect(body.subscription).toMatchObject({ productId: proYearly, tier: 'pro', billingPeriod: 'Yearly' });
  expect(body.entitlements).toContainEqual({ product: 'Data Broker Protection', name: 'pro' });
  const other = await shop.signUp();
  const plus = await shop.buyAndConfirm(other, 'google');
  stores.control.changePlan(plus, { productId: proYearly, now: true });
  await stores.settled();
  expect(await current(other)).toMatchObject({ tier: 'pro' });
  expect(await rows()).toHaveLength(2);
});

it('takes the state from the store: an old receipt of a renewed purchase tells of the renewal', async () => {
  const { id } = shop.stores.control.buy('apple', { productId: monthly.apple });
  const first = await shop.stores.control.proof(id);
  const { expiresAt } = shop.stores.control.act(id, 'renew');
  const { body } = await shop.confirm(await shop.signUp(), first);
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
  const { id } = shop.stores.control.buy('apple', { productId: monthly.apple });
  shop.services.stores = { apple: null, google: null };
  const reply = await confirm(await shop.signUp(), id);
  expect(reply).toEqual({ status: 503, body: { error: 'service_unavailable', retry_after: 3600 } });
});
