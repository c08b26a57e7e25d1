import { Environment, SignedDataVerifier } from '@apple/app-store-server-library';
import { importPKCS8, SignJWT } from 'jose';
import { StoreRefusal } from '../src/control';
import { app, basePath, product, startStores, type TestStores } from './startStores';

const day = 86_400_000;

let test: TestStores;
beforeEach(async () => {
  test = await startStores();
});
afterEach(() => test.close());

const verifier = () => {
  const roots = test.stores.credentials.apple.rootCertificates.map((text) => Buffer.from(text, 'base64'));
  return new SignedDataVerifier(roots, false, Environment.SANDBOX, app.bundleId);
};

async function bearer(changes: { keyId?: string; bid?: string; audience?: string } = {}): Promise<string> {
  const { privateKey, keyId, issuerId } = test.stores.credentials.apple;
  return new SignJWT({ bid: changes.bid ?? app.bundleId })
    .setProtectedHeader({ alg: 'ES256', kid: changes.keyId ?? keyId, typ: 'JWT' })
    .setIssuer(issuerId)
    .setAudience(changes.audience ?? 'appstoreconnect-v1')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importPKCS8(privateKey, 'ES256'));
}

const statusOf = async (id: string, token: string) => {
  const address = `${test.origin}${basePath}/apple/inApps/v1/subscriptions/${id}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, text: await response.text() };
};

it('signs a purchase so that Apple’s own library accepts it', async () => {
  const { id } = test.stores.control.buy('apple', { productId: product.id, trial: true });
  const proof = await test.stores.control.proof(id);
  const signed = proof.store === 'apple' ? proof.signedTransactionInfo : '';
  const transaction = await verifier().verifyAndDecodeTransaction(signed);
  expect(transaction).toMatchObject({
    originalTransactionId: id,
    productId: product.id,
    offerDiscountType: 'FREE_TRIAL',
    expiresDate: test.clock.time + 7 * day,
    signedDate: test.clock.time,
  });
});

it('renews by the clock, a month after a 31st, and tells of each renewal', async () => {
  const { id } = test.stores.control.buy('apple', { productId: product.id });
  test.clock.time += 60 * day;
  await test.stores.clockAdvanced();
  expect(test.stores.control.purchase(id)).toMatchObject({
    state: 'active',
    expiresAt: Date.UTC(2026, 3, 28, 12),
  });
  const payloads = test.received.map(({ body }): string => JSON.parse(body).signedPayload);
  const types = await Promise.all(payloads.map((one) => verifier().verifyAndDecodeNotification(one)));
  expect(types.map(({ notificationType }) => notificationType)).toEqual([
    'SUBSCRIBED',
    'DID_RENEW',
    'DID_RENEW',
  ]);
});

it('answers whoever has the key, for this app alone', async () => {
  const { id } = test.stores.control.buy('apple', { productId: product.id });
  expect((await statusOf(id, await bearer())).status).toBe(200);
  for (const changes of [{ keyId: 'OTHER' }, { bid: 'other.app' }, { audience: 'somebody' }]) {
    expect((await statusOf(id, await bearer(changes))).status).toBe(401);
  }
  expect((await statusOf(id, 'nonsense')).status).toBe(401);
  expect(await statusOf('99', await bearer())).toMatchObject({
    status: 404,
    text: expect.stringContaining('4040010'),
  });
});

it('refuses what is asked about a purchase with an error code of the App Store, until told otherwise', async () => {
  const { id } = test.stores.control.buy('apple', { productId: product.id });
  test.stores.control.setRefusal(id, 4040006);
  const { status, text } = await statusOf(id, await bearer());
  expect({ status, ...JSON.parse(text) }).toMatchObject({ status: 404, errorCode: 4040006 });
  test.stores.control.setRefusal(id, null);
  expect((await statusOf(id, await bearer())).status).toBe(200);
});

it('goes from a failed payment over grace and retries to the end', async () => {
  const { id } = test.stores.control.buy('apple', { productId: product.id });
  const state = () => test.stores.control.purchase(id)?.state;
  test.stores.control.act(id, 'fail');
  expect(state()).toBe('grace');
  test.clock.time += 14 * day;
  expect(state()).toBe('retry');
  test.clock.time += 46 * day;
  expect(state()).toBe('expired');
  expect(() => test.stores.control.act(id, 'recover')).toThrow(StoreRefusal);
});

it('sends again what the service did not take', async () => {
  test.service.takes = false;
  test.stores.control.buy('apple', { productId: product.id });
  await test.stores.settled();
  test.service.takes = true;
  await test.stores.settled();
  expect(test.stores.control.notifications()).toMatchObject([{ taken: 1, waiting: false }]);
  await test.stores.settled();
  expect(test.stores.control.notifications()).toMatchObject([{ taken: 1 }]);
});

it('delivers at once what is asked for at once', async () => {
  const { control } = test.stores;
  control.setNotificationMode('hold');
  const { id } = control.buy('apple', { productId: product.id });
  control.act(id, 'renew');
  await test.stores.settled();
  test.service.together = 2;
  const messages = control.notifications(id).map((one) => control.deliver(one.id));
  expect(await Promise.all(messages)).toEqual([true, true]);
});
