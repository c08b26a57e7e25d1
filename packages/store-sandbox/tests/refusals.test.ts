import { JWT } from 'google-auth-library';
import { importPKCS8, SignJWT } from 'jose';
import { openRecordFile } from '@/server/sandbox/records/recordFile';
import { listen, type TestServer } from '@/tests/fixtures/service/apiServer';
import type { AppleApp } from '../src/apple/payloads';
import { createStoreSandbox, type StoreSandbox } from '../src/storeSandbox';

/** What the stores refuse; that what they sign is accepted is tested in tests/service/billing/stores. */
const product = { id: 'app.monthly', period: 'month', price: 999, currency: 'USD', trialDays: 7 } as const;
const app: AppleApp = { bundleId: 'example.app', appAppleId: 42, environment: 'Sandbox' };
const nowhere = { url: () => 'http://127.0.0.1:1/' };

let stores: StoreSandbox;
let server: TestServer;
beforeAll(async () => {
  stores = await createStoreSandbox({
    records: openRecordFile(null),
    clock: { now: () => Date.now() },
    products: { apple: [product], google: [product] },
    apple: app,
    google: { packageName: 'example.app', audience: 'https://service.example/google' },
    basePath: '/stores',
    webhooks: { apple: nowhere, google: nowhere },
    log: { error: () => {} },
  });
  server = await listen((request, response) => void stores.handle(request, response));
});
afterAll(async () => {
  stores.close();
  await server.close();
});

it('the App Store answers whoever has the key, for this app alone', async () => {
  const { privateKey, keyId, issuerId } = stores.credentials.apple;
  const statusOf = async (id: string, { kid = keyId, bid = app.bundleId, audience = '' } = {}) => {
    const bearer = await new SignJWT({ bid })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setIssuer(issuerId)
      .setAudience(audience || 'appstoreconnect-v1')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(await importPKCS8(privateKey, 'ES256'));
    const address = `${server.origin}/stores/apple/inApps/v1/subscriptions/${id}`;
    return (await fetch(address, { headers: { authorization: `Bearer ${bearer}` } })).status;
  };
  const { id } = stores.control.buy('apple', { productId: product.id });
  expect(await statusOf(id)).toBe(200);
  for (const wrong of [{ kid: 'OTHER' }, { bid: 'other.app' }, { audience: 'somebody' }])
    expect(await statusOf(id, wrong)).toBe(401);
  expect(await statusOf('99')).toBe(404);
});

/** Google's own library, led to the stand-in. */
function client(email = stores.credentials.google.serviceAccount.email): JWT {
  const { keyId, privateKey } = stores.credentials.google.serviceAccount;
  const below: typeof fetch = (input, init) => {
    const { host, pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${server.origin}/stores/google/${host}${pathname}${search}`, init);
  };
  const scopes = ['https://www.googleapis.com/auth/androidpublisher'];
  return new JWT({
    email,
    key: privateKey,
    keyId,
    scopes,
    transporterOptions: { fetchImplementation: below },
  });
}

it('Google answers the service account and nobody else, about the subscription that a purchase is one of', async () => {
  const { id } = stores.control.buy('google', { productId: product.id });
  const host = 'androidpublisher.googleapis.com/androidpublisher/v3/applications/example.app';
  const address = `${server.origin}/stores/google/${host}/purchases/subscriptionsv2/tokens/${id}`;
  expect((await fetch(address)).status).toBe(401);
  await expect(client('somebody@else.example').getAccessToken()).rejects.toThrow(/invalid_grant/);
  const acknowledge = (subscription: string) =>
    client().request({
      url: `https://${host}/purchases/subscriptions/${subscription}/tokens/${id}:acknowledge`,
      method: 'POST',
    });
  await expect(acknowledge('app.yearly')).rejects.toMatchObject({ status: 400 });
  await acknowledge(product.id);
  expect(stores.control.purchase(id)).toMatchObject({ acknowledged: true });
});
