import { createPublicKey, verify } from 'node:crypto';
import { JWT, OAuth2Client } from 'google-auth-library';
import { StoreRefusal } from '../src/control';
import { basePath, product, startStores, type TestStores } from './startStores';

const day = 86_400_000;
const publisher = 'https://androidpublisher.googleapis.com/androidpublisher/v3/applications';

let test: TestStores;
beforeEach(async () => {
  test = await startStores();
});
afterEach(() => test.close());

/** Leads Google's library to the stand-in. */
const below: typeof fetch = (input, init) => {
  const { host, pathname, search } = new URL(input instanceof Request ? input.url : input);
  return fetch(`${test.origin}${basePath}/google/${host}${pathname}${search}`, init);
};

function client(changes: { email?: string } = {}): JWT {
  const { email, keyId, privateKey } = test.stores.credentials.google.serviceAccount;
  return new JWT({
    email: changes.email ?? email,
    key: privateKey,
    keyId,
    scopes: ['https://www.googleapis.com/auth/androidpublisher'],
    transporterOptions: { fetchImplementation: below },
  });
}

async function resource(id: string): Promise<Record<string, unknown>> {
  const { data } = await client().request<Record<string, unknown>>({
    url: `${publisher}/example.app/purchases/subscriptionsv2/tokens/${id}`,
  });
  return data;
}

it('answers the service account by Google’s own library, and nobody else', async () => {
  const { id } = test.stores.control.buy('google', { productId: product.id, trial: true });
  expect(await resource(id)).toMatchObject({
    subscriptionState: 'SUBSCRIPTION_STATE_ACTIVE',
    acknowledgementState: 'ACKNOWLEDGEMENT_STATE_PENDING',
    lineItems: [{ offerDetails: { basePlanId: product.id }, offerPhase: { freeTrial: {} } }],
  });
  const address = `${test.origin}${basePath}/google/androidpublisher.googleapis.com/androidpublisher/v3/applications/example.app/purchases/subscriptionsv2/tokens/${id}`;
  expect((await fetch(address)).status).toBe(401);
  await expect(client({ email: 'somebody@else.example' }).getAccessToken()).rejects.toThrow(/invalid_grant/);
});

it('takes back what nobody acknowledged in three days, and nothing else', async () => {
  const [kept, lost] = [1, 2].map(() => test.stores.control.buy('google', { productId: product.id }).id);
  await client().request({
    url: `${publisher}/example.app/purchases/subscriptions/${product.id}/tokens/${kept}:acknowledge`,
    method: 'POST',
    data: {},
  });
  test.clock.time += 3 * day;
  expect(test.stores.control.purchase(kept ?? '')?.state).toBe('active');
  expect(test.stores.control.purchase(lost ?? '')?.state).toBe('revoked');
});

it('signs what the device holds, and the identity of each push', async () => {
  const { id } = test.stores.control.buy('google', { productId: product.id });
  const proof = await test.stores.control.proof(id);
  if (proof.store !== 'google') throw new Error('Not of Google');
  const { licenseKey, push } = test.stores.credentials.google;
  const key = createPublicKey({ key: Buffer.from(licenseKey, 'base64'), type: 'spki', format: 'der' });
  expect(verify('sha1', Buffer.from(proof.signedData), key, Buffer.from(proof.signature, 'base64'))).toBe(
    true,
  );
  expect(JSON.parse(proof.signedData)).toMatchObject({ packageName: 'example.app', purchaseToken: id });
  await test.stores.settled();
  const [message] = test.received;
  const identity = new OAuth2Client({ transporterOptions: { fetchImplementation: below } });
  const idToken = message?.authorization?.replace('Bearer ', '') ?? '';
  const ticket = await identity.verifyIdToken({ idToken, audience: push.audience });
  expect(ticket.getPayload()).toMatchObject({ email: push.email, email_verified: true });
  const { data } = JSON.parse(message?.body ?? '').message;
  expect(JSON.parse(Buffer.from(data, 'base64').toString('utf8'))).toMatchObject({
    subscriptionNotification: { notificationType: 4, purchaseToken: id },
  });
});

it('gives another plan a new token that names the one before', async () => {
  const { id } = test.stores.control.buy('google', { productId: product.id });
  const changed = test.stores.control.changePlan(id, { productId: 'app.yearly', now: true });
  expect(changed.id).not.toBe(id);
  expect(await resource(changed.id)).toMatchObject({ linkedPurchaseToken: id });
  expect(await resource(id)).toMatchObject({ subscriptionState: 'SUBSCRIPTION_STATE_EXPIRED' });
});

it('lists both plans of a change at the next renewal, the one that gives access last', async () => {
  const { id, expiresAt } = test.stores.control.buy('google', { productId: product.id });
  const changed = test.stores.control.changePlan(id, { productId: 'app.yearly' });
  const [end, planned] = [new Date(expiresAt).toISOString(), { basePlanId: 'app.yearly' }];
  const running = {
    expiryTime: end,
    deferredItemReplacement: { productId: 'app.yearly' },
    offerDetails: { basePlanId: product.id },
  };
  const before = await resource(changed.id);
  expect(before).toMatchObject({ linkedPurchaseToken: id, lineItems: [{ offerDetails: planned }, running] });
  expect(before).not.toHaveProperty('lineItems.0.expiryTime');
  expect(await resource(id)).toMatchObject({ subscriptionState: 'SUBSCRIPTION_STATE_EXPIRED' });
  await client().request({
    url: `${publisher}/example.app/purchases/subscriptions/${product.id}/tokens/${changed.id}:acknowledge`,
    method: 'POST',
  });
  test.clock.time = expiresAt;
  const after = await resource(changed.id);
  expect(after).toMatchObject({
    lineItems: [{ expiryTime: end }, { offerDetails: planned, autoRenewingPlan: { autoRenewEnabled: true } }],
  });
  expect(after).not.toHaveProperty('lineItems.0.deferredItemReplacement');
});

it('takes an acknowledgment by the subscription that a purchase is one of', async () => {
  const { id } = test.stores.control.buy('google', { productId: product.id });
  const acknowledge = (subscription: string) =>
    client().request({
      url: `${publisher}/example.app/purchases/subscriptions/${subscription}/tokens/${id}:acknowledge`,
      method: 'POST',
    });
  await expect(acknowledge('app.yearly')).rejects.toMatchObject({ status: 400 });
  await acknowledge(product.id);
  expect(test.stores.control.purchase(id)).toMatchObject({ acknowledged: true });
});

it('sells what has ended once more without the app, and then tells which one it was', async () => {
  const { id } = test.stores.control.buy('google', { productId: product.id });
  expect(() => test.stores.control.act(id, 'resubscribe')).toThrow(StoreRefusal);
  test.stores.control.act(id, 'expire');
  const again = test.stores.control.act(id, 'resubscribe');
  const bought = await resource(again.id);
  expect(bought).toMatchObject({
    subscriptionState: 'SUBSCRIPTION_STATE_ACTIVE',
    acknowledgementState: 'ACKNOWLEDGEMENT_STATE_PENDING',
    outOfAppPurchaseContext: { expiredPurchaseToken: id },
  });
  expect(bought).not.toHaveProperty('linkedPurchaseToken');
  expect(() => test.stores.control.act(id, 'resubscribe')).toThrow(StoreRefusal);
});
