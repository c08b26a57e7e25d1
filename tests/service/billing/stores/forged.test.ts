import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { signJws } from 'store-sandbox/apple/appleStore';
import { makeAppleChain } from 'store-sandbox/apple/certificates';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { storeKeys } from '@/tests/fixtures/service/storeKeys';
import { foreignProduct, monthly } from '@/tests/fixtures/service/stores';
import { bothStores, openStoreShop } from './openStoreShop';

const year2020 = { from: new Date('2020-01-01'), until: new Date('2021-01-01') };

const { shop, rows, confirm } = openStoreShop();
let buyer: SignedUp;
type Chain = ReturnType<typeof makeAppleChain>;
let chain: Chain;
beforeEach(async () => {
  buyer = await shop.signUp();
  chain = (await storeKeys()).apple.chain;
});

const events = () => shop.services.database.selectFrom('webhook_events').select('id').execute();
const refused = { status: 400, body: { error: 'invalid_signature' } };
const payloadOf = (jws: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString('utf8'));

/** A genuine transaction, and what it says. */
async function bought(): Promise<{ signed: string; payload: Record<string, unknown> }> {
  const { id } = shop.stores.control.buy('apple', { productId: monthly.apple });
  const proof = await shop.stores.control.proof(id);
  const signed = proof.store === 'apple' ? proof.signedTransactionInfo : '';
  return { signed, payload: payloadOf(signed) };
}
const confirmApple = (signedTransactionInfo: string) =>
  shop.confirm(buyer, { store: 'apple', signedTransactionInfo });

describe('a transaction of the App Store', () => {
  it('is refused when it was changed, cut, unsigned or is none', async () => {
    const { signed, payload } = await bought();
    const [header, , signature] = signed.split('.');
    const changed = Buffer.from(
      JSON.stringify({ ...payload, productId: 'ddg.privacy.pro.yearly.renews.us' }),
    );
    const none = Buffer.from(JSON.stringify({ alg: 'none', x5c: [] })).toString('base64url');
    for (const forged of [
      `${header}.${changed.toString('base64url')}.${signature}`,
      `${signed}x`,
      signed.split('.').slice(0, 2).join('.'),
      `${none}.${signed.split('.')[1]}.`,
      'nonsense',
    ]) {
      expect(await confirmApple(forged)).toEqual(refused);
    }
    expect(await rows()).toEqual([]);
  });

  it('is refused with another chain, and for another app, environment or purchase', async () => {
    const forgeries: [string, () => Chain, object][] = [
      ['with a chain of another authority', makeAppleChain, {}],
      ['with one that calls itself the same', () => ({ ...makeAppleChain(), root: chain.root }), {}],
      ['with a certificate that is not for receipts', () => ({ ...chain, leaf: chain.intermediate }), {}],
      ['for another app', () => chain, { bundleId: 'somebody.else' }],
      ['for another environment', () => chain, { environment: 'Production' }],
      ['for no environment of a store', () => chain, { environment: 'Xcode' }],
      [
        'that the App Store itself knows nothing of',
        () => chain,
        { originalTransactionId: '1', transactionId: '1' },
      ],
    ];
    const { payload } = await bought();
    for (const [what, signers, changes] of forgeries) {
      const forged = await signJws({ ...payload, ...changes }, signers());
      expect([what, await confirmApple(forged)]).toEqual([what, refused]);
    }
    expect((await confirmApple(await signJws(payload, chain))).status).toBe(200);
  });

  it('is refused with an expired certificate', async () => {
    const { payload } = await bought();
    for (const expired of ['leaf', 'intermediate', 'root'] as const) {
      const old = makeAppleChain({ [expired]: year2020 });
      trustOnly(old);
      expect(await confirmApple(await signJws(payload, old))).toEqual(refused);
    }
    const valid = makeAppleChain();
    trustOnly(valid);
    // The state comes from the stand-in, which signs with the chain that is trusted no more.
    expect(await shop.services.stores.apple?.readTransaction(await signJws(payload, valid))).not.toBeNull();
  });

  it('of a product that we do not sell is refused as such', async () => {
    const { id } = shop.stores.control.buy('apple', { productId: foreignProduct });
    expect(await confirm(buyer, id)).toEqual({ status: 400, body: { error: 'unknown_product' } });
  });
});

describe('a token of Google Play', () => {
  it('is refused for another app, and when Google does not know it', async () => {
    const { id } = shop.stores.control.buy('google', { productId: monthly.google });
    const proof = await shop.stores.control.proof(id);
    if (proof.store !== 'google') throw new Error('Not of Google');
    expect(await shop.confirm(buyer, { ...proof, packageName: 'somebody.else' })).toEqual(refused);
    expect(await shop.confirm(buyer, { ...proof, purchaseToken: 'made-up' })).toEqual(refused);
    expect(await shop.confirm(buyer, { ...proof, purchaseToken: '../../x?y' })).toEqual(refused);
    expect(await rows()).toEqual([]);
  });

  it('of a license tester counts on staging and not on the live site', async () => {
    const { id } = shop.stores.control.buy('google', { productId: monthly.google });
    const { google } = shop.stores.credentials;
    shop.services.stores = shop.storesWith({ google: { ...google, takesTestPurchases: false } });
    expect(await confirm(buyer, id)).toEqual(refused);
  });
});

it('two accounts that confirm one purchase at the same time: one gets it', async () => {
  const rival = await shop.signUp();
  for (const store of bothStores) {
    const { id } = shop.stores.control.buy(store, { productId: monthly[store] });
    const replies = await Promise.all([buyer, rival, buyer, rival].map((one) => confirm(one, id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  }
  expect(await rows()).toHaveLength(2);
});

it('purchases of both stores confirmed at the same time leave one live subscription', async () => {
  const ids = bothStores.map((store) => shop.stores.control.buy(store, { productId: monthly[store] }).id);
  const replies = await Promise.all([...ids, ...ids].map((id) => confirm(buyer, id)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await rows()).map(({ live }) => live).sort()).toEqual([0, 1]);
});

describe('a notification', () => {
  it('of the App Store is refused when nobody, or somebody else, signed it', async () => {
    await bought();
    await shop.stores.settled();
    const before = (await events()).length;
    const payload = {
      notificationType: 'REFUND',
      notificationUUID: 'forged',
      version: '2.0',
      signedDate: shop.services.clock.now(),
      data: { ...shop.stores.credentials.apple, environment: 'Sandbox' },
    };
    const foreign = { ...payload, data: { ...payload.data, bundleId: 'somebody.else' } };
    const production = { ...payload, data: { ...payload.data, environment: 'Production' } };
    for (const signedPayload of [
      'nonsense',
      await signJws(payload, makeAppleChain()),
      await signJws(foreign, chain),
      await signJws(production, chain),
    ]) {
      expect(await shop.send('/api/webhooks/apple', { signedPayload })).toEqual(refused);
    }
    expect(await events()).toHaveLength(before);
  });

  it('of a kind that nobody here knows yet is acknowledged when its store signed it, and put on record', async () => {
    const { services } = shop;
    const fresh = { notificationType: 'BRAND_NEW', somethingElse: { subject: 1 } };
    const forged = { signedPayload: await signJws(fresh, makeAppleChain()) };
    expect(await shop.send('/api/webhooks/apple', forged)).toEqual(refused);
    const taken = { status: 200, body: { received: true } };
    const signed = { signedPayload: await signJws(fresh, chain) };
    expect(await shop.send('/api/webhooks/apple', signed)).toEqual(taken);
    const { google } = services.stores;
    if (!google) throw new Error('No Google Play');
    const data = Buffer.from(JSON.stringify({ subscriptionNotification: { brandNew: true } })).toString(
      'base64',
    );
    const pushed = { message: { data, messageId: '1' } };
    expect(await shop.send('/api/webhooks/google', pushed)).toEqual(refused);
    services.stores = { ...services.stores, google: { ...google, isPushedByGoogle: async () => true } };
    const push = await fetch(`${shop.origin}/api/webhooks/google`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
      body: JSON.stringify(pushed),
    });
    expect({ status: push.status, body: await push.json() }).toEqual(taken);
    const kept = await services.database
      .selectFrom('audit_log')
      .select('detail')
      .where('outcome', '=', 'done')
      .execute();
    expect(kept.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining(['apple BRAND_NEW', 'google UNKNOWN']),
    );
    expect(await rows()).toEqual([]);
  });

  it('of Google is refused without its identity token for this call', async () => {
    const data = Buffer.from('{}').toString('base64');
    const body = JSON.stringify({ message: { data, messageId: '1' }, subscription: 's' });
    const push = (authorization: string) =>
      fetch(`${shop.origin}/api/webhooks/google`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body,
      });
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const claims = {
      iss: 'https://accounts.google.com',
      aud: shop.stores.credentials.google.push.audience,
      email: shop.stores.credentials.google.push.email,
      email_verified: true,
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 600,
    };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'RS256', kid: 'sandbox-identity' })}.${part(claims)}`;
    const forged = createSign('sha256').update(unsigned).sign(privateKey, 'base64url');
    const hmac = createHmac('sha256', 'x').update(unsigned).digest('base64url');
    for (const token of [`${unsigned}.${forged}`, `${unsigned}.${hmac}`, `${unsigned}.`, 'nonsense']) {
      const answer = await push(`Bearer ${token}`);
      expect({ status: answer.status, body: await answer.json() }).toEqual(refused);
    }
    const { google } = shop.stores.credentials;
    const elsewhere = { ...google, push: { ...google.push, audience: 'https://elsewhere.example' } };
    shop.services.stores = shop.storesWith({ google: elsewhere });
    shop.stores.control.buy('google', { productId: monthly.google });
    await shop.stores.settled();
    expect(shop.stores.control.notifications()).toMatchObject([{ taken: 0 }]);
  });
});

function trustOnly({ root }: Chain): void {
  const rootCertificates = [root.certificate.replace(/-----[A-Z ]+-----|\s/g, '')];
  shop.services.stores = shop.storesWith({ apple: { ...shop.stores.credentials.apple, rootCertificates } });
}
