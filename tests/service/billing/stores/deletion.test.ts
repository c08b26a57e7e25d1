import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { monthly } from '@/tests/fixtures/service/stores';
import { mailedCode, signIn, storeAccount } from '../../auth/codes/codeClient';
import { type Action, openStoreShop } from './openStoreShop';

const { shop, act, confirm, current, mails, paysHere } = openStoreShop();

const buysInStore =
  (...actions: Action[]) =>
  async (owner: SignedUp) =>
    act(await shop.buyAndConfirm(owner, 'apple'), ...actions);

it.each<[string, boolean, (owner: SignedUp) => Promise<unknown>]>([
  ['runs', true, buysInStore()],
  ['is on hold, so that the store may still collect,', true, buysInStore('fail', 'endGrace')],
  ['was canceled there', false, buysInStore('cancel')],
  ['was never bought', false, async () => {}],
  [
    'is to follow one of the website',
    true,
    async (owner) => {
      await paysHere(owner);
      await shop.buyAndConfirm(owner, 'apple');
      expect((await current(owner)).platform).toBe('stripe');
    },
  ],
])(
  'of a subscription in a store that %s, the last mail says whether it goes on: %s',
  async (_, goesOn, buy) => {
    const email = 'owner@example.com';
    const accountId = await storeAccount(shop.services, email);
    const owner = { accountId, ...(await signIn(shop, email)) };
    await buy(owner);
    const { body } = await shop.send('/api/auth/v2/account/delete', {}, owner);
    const otp = await mailedCode(shop.services, email);
    const done = await shop.send('/api/auth/v2/account/delete', { hash: body.hash, otp }, owner);
    expect(done).toEqual({ status: 200, body: { status: 'deleted' } });
    const text = (await mails()).at(-1)?.text ?? '';
    const renews = /you bought in the App Store will keep renewing\. Cancel it there/;
    expect([renews.test(text), /will keep renewing/.test(text)]).toEqual([goesOn, goesOn]);
  },
);

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
