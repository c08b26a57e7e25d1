import { signJws } from 'store-sandbox/apple/appleStore';
import type { PurchaseProof } from 'store-sandbox/control';
import { limits } from '@/server/attempts/limitTable';
import { hour, minute } from '@/server/clock';
import { operations } from '@/server/openApi/openApiDocument';
import {
  asAccount,
  codeOf,
  nativeAuthorize,
  type OpenSession,
  pageHeaders,
  type SignedUp,
  tokens,
} from '@/tests/fixtures/service/authClient';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { storeKeys } from '@/tests/fixtures/service/storeKeys';
import { createStoreShop, monthly } from '@/tests/fixtures/service/stores';
import { changeEmail, postJson, seen } from './codes/codeClient';

const shop = openForEachTest(() => createStoreShop());
let owner: SignedUp;
beforeEach(async () => {
  owner = await shop.signUp();
});

/** The body that apps send (native contract §3.2). */
function bodyOf(proof: PurchaseProof): Record<string, string> {
  return proof.store === 'apple'
    ? { method: 'signature', signature: proof.signedTransactionInfo, source: 'apple_app_store' }
    : {
        method: 'signature',
        signature: proof.signature,
        source: 'google_play_store',
        google_signed_data: proof.signedData,
        google_package_name: proof.packageName,
      };
}
const login = (session: OpenSession, body: object) =>
  postJson(`${shop.origin}/api/auth/v2/login`, body, pageHeaders(session));
async function signIn(proof: PurchaseProof): Promise<{ status: number; accountId: string | null }> {
  const session = await nativeAuthorize(shop.origin);
  const answer = await login(session, bodyOf(proof));
  if (answer.status !== 302) return { status: answer.status, accountId: null };
  const pair = await tokens(shop.origin, session, await codeOf(answer));
  const account = await asAccount(`${shop.origin}/api/auth/v2/account`, pair.access_token);
  return { status: 302, accountId: (await account.json()).external_id };
}
/** The body that apps of the first generation send (native contract §3.6). */
function legacyBodyOf(proof: PurchaseProof): Record<string, string> {
  if (proof.store === 'apple') return { signature: proof.signedTransactionInfo, store: 'apple_app_store' };
  const { signature, signedData: signed_data, packageName: package_name } = proof;
  return { signature, signed_data, package_name, store: 'google_play_store' };
}
/** Tokens of both generations: as an app gets them at once, made for other services, and exchanged. */
async function tokensBy(proof: PurchaseProof): Promise<Record<string, string>> {
  const session = await nativeAuthorize(shop.origin);
  const second = await tokens(shop.origin, session, await codeOf(await login(session, bodyOf(proof))));
  const first = String((await shop.send('/api/auth/store-login', legacyBodyOf(proof))).body.auth_token);
  const made = await asAccount(`${shop.origin}/api/auth/access-token`, first);
  const bridge = await nativeAuthorize(shop.origin);
  const traded = await postJson(
    `${shop.origin}/api/auth/v2/exchange`,
    {},
    { ...pageHeaders(bridge), authorization: `Bearer ${first}` },
  );
  const exchanged = await tokens(shop.origin, bridge, await codeOf(traded));
  const { access_token: access } = await made.json();
  return { second: second.access_token, first, access, exchanged: exchanged.access_token };
}
const refused = { status: 400, accountId: null };
const notByReceipt = JSON.stringify({ error: 'signed_in_by_receipt' });
const proofOf = (id: string) => shop.stores.control.proof(id);

it.each(['apple', 'google'] as const)(
  '%s: an app that was installed anew signs in by its purchase',
  async (store) => {
    const id = await shop.buyAndConfirm(owner, store);
    shop.services.clock.advance(3 * hour);
    expect(await signIn(await proofOf(id))).toEqual({ status: 302, accountId: owner.accountId });
  },
);

it('a purchase that no account confirmed signs in nobody, even if it names an account', async () => {
  for (const store of ['apple', 'google'] as const)
    for (const accountId of [undefined, owner.accountId]) {
      const { id } = shop.stores.control.buy(store, { productId: monthly[store], accountId });
      await shop.stores.settled();
      expect(await signIn(await proofOf(id))).toEqual(refused);
      if (!accountId) continue;
      expect((await shop.confirm(owner, await proofOf(id))).status).toBe(200);
      expect(await signIn(await proofOf(id))).toEqual({ status: 302, accountId });
    }
});

it('a transaction of the App Store opens an account once, in whatever form it comes, also three times at once', async () => {
  const id = await shop.buyAndConfirm(owner, 'apple');
  const proof = await proofOf(id);
  const answers = await Promise.all([1, 2, 3].map(() => signIn(proof)));
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
  expect(await signIn(proof)).toEqual(refused);
  const payload = proof.store === 'apple' ? proof.signedTransactionInfo.split('.')[1] : '';
  const same = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString('utf8'));
  const signedAgain = await signJws(same, (await storeKeys()).apple.chain);
  const again = { store: 'apple', signedTransactionInfo: signedAgain } as const;
  expect(await signIn(again)).toEqual(refused);
  const legacy = await shop.send('/api/auth/store-login', legacyBodyOf(again));
  expect(legacy).toEqual({ status: 400, body: { error: 'invalid_login_credentials' } });
  shop.services.clock.advance(minute);
  expect((await signIn(await proofOf(id))).status).toBe(302);
});

it('an app that lost the answer repeats its call and gets the same code, for half a minute', async () => {
  const id = await shop.buyAndConfirm(owner, 'apple');
  const session = await nativeAuthorize(shop.origin);
  const body = bodyOf(await proofOf(id));
  const [first, second] = [await login(session, body), await login(session, body)];
  expect(await codeOf(first)).toBe(await codeOf(second));
  shop.services.clock.advance(minute);
  expect((await login(session, body)).status).toBe(400);
});

it('a transaction signed more than an hour ago, or in the future, opens nothing', async () => {
  const id = await shop.buyAndConfirm(owner, 'apple');
  const old = await proofOf(id);
  shop.services.clock.advance(hour + minute);
  expect(await signIn(old)).toEqual(refused);
  const ahead = await proofOf(id);
  shop.services.clock.advance(-hour);
  expect(await signIn(ahead)).toEqual(refused);
});

it('what Google signed opens an account again after a further installation, and never once the purchase is over', async () => {
  const id = await shop.buyAndConfirm(owner, 'google');
  const proof = await proofOf(id);
  expect((await signIn(proof)).status).toBe(302);
  expect((await signIn(proof)).accountId).toBe(owner.accountId);
  shop.stores.control.act(id, 'refund');
  expect(await signIn(proof)).toEqual(refused);
});

it('what Google signed is refused when changed, for another app, with another signature', async () => {
  const proof = await proofOf(await shop.buyAndConfirm(owner, 'google'));
  const other = await proofOf(shop.stores.control.buy('google', { productId: monthly.google }).id);
  if (proof.store !== 'google' || other.store !== 'google') throw new Error('Not of Google');
  for (const forged of [
    { ...proof, signedData: proof.signedData.replace('"quantity":1', '"quantity":2') },
    { ...proof, signedData: other.signedData },
    { ...proof, signature: other.signature },
    { ...proof, signature: 'bm9uc2Vuc2U=' },
    { ...proof, packageName: 'somebody.else' },
  ]) {
    expect(await signIn(forged)).toEqual(refused);
  }
});

it('a request that lacks a part is refused like a wrong one', async () => {
  const session = await nativeAuthorize(shop.origin);
  for (const body of [
    { method: 'signature' },
    { method: 'signature', signature: 'x' },
    { method: 'signature', signature: 'x', source: 'somewhere' },
    { method: 'signature', signature: 'x', source: 'google_play_store' },
  ]) {
    const answer = await login(session, body);
    expect(await seen(answer)).toEqual([400, { error: 'invalid_login_credentials' }]);
  }
});

it('tries are bounded for a purchase', async () => {
  const proof = await proofOf(await shop.buyAndConfirm(owner, 'google'));
  const rule: { maximum: number } = limits['store-sign-ins'];
  const replaced = jest.replaceProperty(rule, 'maximum', 2);
  for (const status of [302, 302, 429]) expect((await signIn(proof)).status).toBe(status);
  replaced.restore();
});

it('the account of a suspended or deleted owner stays closed', async () => {
  const id = await shop.buyAndConfirm(owner, 'google');
  const { database } = shop.services;
  const set = (status: 'suspended' | 'deleted') =>
    database.updateTable('accounts').set({ status }).where('id', '=', owner.accountId).execute();
  await set('suspended');
  const answer = await login(await nativeAuthorize(shop.origin), bodyOf(await proofOf(id)));
  expect(await answer.json()).toMatchObject({ error: 'suspended_account' });
  await set('deleted');
  expect(await signIn(await proofOf(id))).toEqual(refused);
});

it('a store that is away says so, and the same transaction opens the account afterward', async () => {
  const id = await shop.buyAndConfirm(owner, 'apple');
  const proof = await proofOf(id);
  shop.stores.control.setOutage('apple', Number.POSITIVE_INFINITY);
  expect((await signIn(proof)).status).toBe(503);
  shop.stores.control.setOutage('apple', 0);
  expect((await signIn(proof)).status).toBe(302);
});

it.each(['apple', 'google'] as const)(
  '%s: apps of the first generation sign in by their purchase',
  async (store) => {
    const proof = await proofOf(await shop.buyAndConfirm(owner, store));
    const reply = await shop.send('/api/auth/store-login', legacyBodyOf(proof));
    expect(reply).toMatchObject({
      status: 200,
      body: { external_id: owner.accountId, email: '', status: 'ok' },
    });
    const access = await asAccount(`${shop.origin}/api/auth/access-token`, String(reply.body.auth_token));
    const { access_token } = await access.json();
    const checked = await asAccount(`${shop.origin}/api/auth/validate-token`, access_token);
    expect((await checked.json()).account).toMatchObject({ external_id: owner.accountId });
  },
);

it('a receipt that can be copied opens the subscription and nothing else, in both generations', async () => {
  const proof = await proofOf(await shop.buyAndConfirm(owner, 'google'));
  for (const [name, token] of Object.entries(await tokensBy(proof))) {
    for (const { method, path, authentication } of operations) {
      if (authentication !== 'bearer') continue;
      const body = method === 'POST' ? '{}' : undefined;
      const answer = await asAccount(`${shop.origin}${path}`, token, { method, body });
      const refusal = [answer.status, await answer.text()];
      expect([name, path, ...refusal]).toEqual([name, path, 403, notByReceipt]);
    }
    const everywhere = { method: 'POST' };
    expect(
      (await asAccount(`${shop.origin}/api/auth/v2/logout?everywhere=1`, token, everywhere)).status,
    ).toBe(403);
    expect((await asAccount(`${shop.origin}/api/subscription`, token)).status).toBe(200);
  }
  expect((await asAccount(`${shop.origin}/api/auth/v2/sessions`, owner.accessToken)).status).toBe(200);
});

it('once an address is proved, a receipt that can be copied opens nothing, and ends what it had opened', async () => {
  const proof = await proofOf(await shop.buyAndConfirm(owner, 'google'));
  const before = await tokensBy(proof);
  await changeEmail(shop, owner.accessToken, 'owner@example.org');
  for (const token of Object.values(before))
    expect((await asAccount(`${shop.origin}/api/subscription`, token)).status).toBe(401);
  expect(await signIn(proof)).toEqual(refused);
  const legacy = await shop.send('/api/auth/store-login', legacyBodyOf(proof));
  expect(legacy).toEqual({ status: 400, body: { error: 'invalid_login_credentials' } });
});

it('a transaction that the App Store has just signed still opens the whole account', async () => {
  const id = await shop.buyAndConfirm(owner, 'apple');
  await changeEmail(shop, owner.accessToken, 'owner@example.org');
  const session = await nativeAuthorize(shop.origin);
  const answer = await login(session, bodyOf(await proofOf(id)));
  const pair = await tokens(shop.origin, session, await codeOf(answer));
  expect((await asAccount(`${shop.origin}/api/auth/v2/sessions`, pair.access_token)).status).toBe(200);
});
