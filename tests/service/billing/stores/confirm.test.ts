import { Subscription } from '@/lib/contract/subscription';
import { day } from '@/server/clock';
import { siteOrigin } from '@/tests/fixtures/service/authClient';
import { monthly, proYearly, yearly } from '@/tests/fixtures/service/stores';
import { mailedCode, signIn, storeAccount } from '../../auth/codes/codeClient';
import { type Action, openStoreShop } from './openStoreShop';

const { shop, rows, act, confirm, current, mails } = openStoreShop();

it.each([
  ['apple', monthly.apple, { tier: 'plus', billingPeriod: 'Monthly', activeOffers: [] }],
  ['google', yearly.google, { tier: 'plus', billingPeriod: 'Yearly', activeOffers: [{ type: 'Trial' }] }],
  ['google', proYearly, { tier: 'pro', billingPeriod: 'Yearly', activeOffers: [{ type: 'Trial' }] }],
] as const)(
  '%s, %s: a purchase is confirmed, and repeating that three times at once changes nothing',
  async (store, productId, said) => {
    const buyer = await shop.signUp();
    const { control } = shop.stores;
    const { id, expiresAt } = control.buy(store, { productId, trial: store === 'google' });
    for (const { status, body } of await Promise.all([1, 2, 3].map(() => confirm(buyer, id)))) {
      expect([status, body.email]).toEqual([200, '']);
      expect(body.entitlements).toContainEqual({ product: 'Network Protection', name: said.tier });
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
    expect((await shop.post(buyer, '/api/subscription/resume')).body.error).toBe('managed_elsewhere');
    const change = await shop.get(buyer, '/api/subscription/plan-change?productId=plus-monthly-us');
    expect(change.body.error).toBe('managed_elsewhere');
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

it.each<[string, Action[], boolean]>([
  ['runs', [], true],
  ['is on hold, so that the store may still collect,', ['fail', 'endGrace'], true],
  ['was canceled there', ['cancel'], false],
])('the last mail says what goes on after a deletion: one of a store that %s', async (_, actions, goesOn) => {
  const email = 'owner@example.com';
  const owner = { accountId: await storeAccount(shop.services, email), ...(await signIn(shop, email)) };
  await act(await shop.buyAndConfirm(owner, 'apple'), ...actions);
  const { charging_store: store } = (await shop.get(owner, '/api/auth/v2/account')).body;
  expect(store).toBe(goesOn ? 'apple' : undefined);
  const { body } = await shop.send('/api/auth/v2/account/delete', {}, owner);
  const otp = await mailedCode(shop.services, email);
  const done = await shop.send('/api/auth/v2/account/delete', { hash: body.hash, otp }, owner);
  expect(done).toEqual({ status: 200, body: { status: 'deleted' } });
  const text = (await mails()).at(-1)?.text ?? '';
  const renews = /you bought in the App Store will keep renewing\. Cancel it there/;
  expect([renews.test(text), /will keep renewing/.test(text)]).toEqual([goesOn, goesOn]);
});

it('a purchase that is confirmed while its account is deleted stays with nobody, and Google gives it back', async () => {
  const { stores, database } = shop.services;
  const { google } = stores;
  const owner = await shop.signUp();
  const { id } = shop.stores.control.buy('google', { productId: monthly.google, trial: false });
  stores.google = google && {
    ...google,
    fetchSubscription: async (token) => {
      const { body } = await shop.send('/api/auth/v2/account/delete', {}, owner);
      await shop.send('/api/auth/v2/account/delete', { hash: body.hash }, owner);
      return google.fetchSubscription(token);
    },
  };
  expect((await confirm(owner, id)).body).toMatchObject({ error: 'unknown_account' });
  expect(await database.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
  expect(await google?.fetchSubscription(id)).toMatchObject({ unacknowledged: true });
});
