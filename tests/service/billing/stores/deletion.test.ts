import { deliverDueMails } from '@/server/mail/worker';
import { onEachDatabase } from '@/tests/fixtures/database/databases';
import { createStoreShop, type StoreShop } from '@/tests/fixtures/service/stores';
import { mailedCode, signIn, storeAccount } from '../../auth/codes/codeClient';

onEachDatabase((kind) => {
  let shop: StoreShop;
  beforeEach(async () => {
    shop = await createStoreShop(kind);
  });
  afterEach(() => shop.close());

  /** Deletes an account of that address by its code; resolves to the last mail about it. */
  async function deleteAccount(email: string, bought: boolean): Promise<string> {
    const accountId = await storeAccount(shop.services, email);
    const { accessToken, refreshToken } = await signIn(shop, email);
    const owner = { accountId, accessToken, refreshToken };
    if (bought) await shop.buyAndConfirm(owner, 'apple');
    const { body } = await shop.send('/api/auth/v2/account/delete', {}, owner);
    const otp = await mailedCode(shop.services, email);
    const done = await shop.send('/api/auth/v2/account/delete', { hash: body.hash, otp }, owner);
    expect(done).toEqual({ status: 200, body: { status: 'deleted' } });
    await deliverDueMails(shop.services);
    return shop.services.mails.at(-1)?.text ?? '';
  }

  it('the last mail says that a subscription of a store goes on there, and no other says so', async () => {
    expect(await deleteAccount('store@example.com', true)).toMatch(
      /you bought in the App Store will keep renewing\. Cancel it there/,
    );
    const other = await deleteAccount('web@example.com', false);
    expect(other).toMatch(/your subscription has ended/);
    expect(other).not.toMatch(/will keep renewing/);
  });
});
