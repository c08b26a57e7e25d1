import { deliverDueMails } from '@/server/mail/queue/worker';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { goodCard } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';
import { createStoreShop, monthly } from '@/tests/fixtures/service/stores';
import { mailedCode, signIn, storeAccount } from '../../auth/codes/codeClient';

const shop = openForEachTest(() => createStoreShop());

/** Deletes an account of that address, which bought something, by its code; resolves to the last mail about it. */
async function deleteAccount(
  email: string,
  buy: (owner: SignedUp) => Promise<unknown> = async () => {},
): Promise<string> {
  const accountId = await storeAccount(shop.services, email);
  const { accessToken, refreshToken } = await signIn(shop, email);
  const owner = { accountId, accessToken, refreshToken };
  await buy(owner);
  const { body } = await shop.send('/api/auth/v2/account/delete', {}, owner);
  const otp = await mailedCode(shop.services, email);
  const done = await shop.send('/api/auth/v2/account/delete', { hash: body.hash, otp }, owner);
  expect(done).toEqual({ status: 200, body: { status: 'deleted' } });
  await deliverDueMails(shop.services);
  return shop.services.mails.at(-1)?.text ?? '';
}
const goesOn = /you bought in the App Store will keep renewing\. Cancel it there/;

it('the last mail says that a subscription of a store goes on there, and no other says so', async () => {
  expect(await deleteAccount('store@example.com', (owner) => shop.buyAndConfirm(owner, 'apple'))).toMatch(
    goesOn,
  );
  const other = await deleteAccount('web@example.com');
  expect(other).toMatch(/your subscription has ended/);
  expect(other).not.toMatch(/will keep renewing/);
});

it('it says so, too, while one of the website counts that the store’s is to follow', async () => {
  const mail = await deleteAccount('both@example.com', async (owner) => {
    const { body } = await shop.checkout(owner, { withoutTrial: true });
    await payCheckout(String(body.checkoutUrl), goodCard);
    await shop.emulator.settled();
    await shop.buyAndConfirm(owner, 'apple');
    expect((await shop.get(owner, '/api/subscription')).body.platform).toBe('stripe');
  });
  expect(mail).toMatch(goesOn);
});

it('it says so of one on hold, for which the store may still collect, and not of one that was canceled there', async () => {
  const after =
    (...actions: ('fail' | 'endGrace' | 'cancel')[]) =>
    async (owner: SignedUp) => {
      const id = await shop.buyAndConfirm(owner, 'apple');
      for (const action of actions) shop.stores.control.act(id, action);
      await shop.stores.settled();
    };
  expect(await deleteAccount('held@example.com', after('fail', 'endGrace'))).toMatch(goesOn);
  expect(await deleteAccount('canceled@example.com', after('cancel'))).not.toMatch(goesOn);
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
  const confirmed = await shop.confirm(owner, await shop.stores.control.proof(id));
  expect(confirmed.body).toMatchObject({ error: 'unknown_account' });
  expect(await database.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
  expect(await google?.fetchSubscription(id)).toMatchObject({ unacknowledged: true });
});
