import { Subscription } from '@/lib/contract/subscription';
import { type StorePurchase, signSandboxPurchase } from '@/server/billing/stores/storePurchases';
import { day } from '@/server/clock';
import { onEachDatabase } from '@/tests/fixtures/database/databases';
import { serveApi, type TestServer } from '@/tests/fixtures/service/apiServer';
import { asAccount, type SignedUp, signUp, siteOrigin } from '@/tests/fixtures/service/authClient';
import { createServices, type TestServices } from '@/tests/fixtures/service/services';

onEachDatabase((kind) => {
  let services: TestServices;
  let server: TestServer;
  beforeEach(async () => {
    services = await createServices(kind);
    server = await serveApi();
  });
  afterEach(async () => {
    await server.close();
    await services.dispose();
  });

  function purchase(changes: Partial<StorePurchase> = {}): StorePurchase {
    const startedAt = services.clock.now();
    return {
      store: 'apple',
      originalId: '1000001',
      productId: 'ddg.privacy.pro.monthly.renews.us',
      startedAt,
      expiresAt: startedAt + 30 * day,
      autoRenews: true,
      trial: false,
      ...changes,
    };
  }

  async function post(buyer: SignedUp, path: string, body: object) {
    const response = await asAccount(`${server.origin}${path}`, buyer.accessToken, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }
  const confirmApple = (buyer: SignedUp, signedTransactionInfo: string) =>
    post(buyer, '/api/purchase/confirm/apple', { signedTransactionInfo });

  it('confirms a purchase, and repeating it three times at once changes nothing', async () => {
    const buyer = await signUp(server.origin);
    const signed = signSandboxPurchase(services, purchase());
    const replies = await Promise.all([1, 2, 3].map(() => confirmApple(buyer, signed)));
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(body.email).toBe('');
      expect(body.entitlements).toContainEqual({ product: 'Network Protection', name: 'plus' });
      expect(Subscription.parse(body.subscription)).toMatchObject({
        platform: 'apple',
        status: 'Auto-Renewable',
        productId: 'ddg.privacy.pro.monthly.renews.us',
        billingPeriod: 'Monthly',
      });
    }
    expect(await services.database.selectFrom('subscriptions').selectAll().execute()).toHaveLength(1);
  });

  it('takes a renewal and ignores an older receipt', async () => {
    const buyer = await signUp(server.origin);
    const first = purchase();
    const renewed = purchase({ expiresAt: first.expiresAt + 30 * day });
    await confirmApple(buyer, signSandboxPurchase(services, renewed));
    const { body } = await confirmApple(buyer, signSandboxPurchase(services, first));
    expect(body.subscription.expiresOrRenewsAt).toBe(renewed.expiresAt);
  });

  it('confirms a purchase of the other store', async () => {
    const buyer = await signUp(server.origin);
    const purchaseToken = signSandboxPurchase(
      services,
      purchase({ store: 'google', productId: 'ddg-privacy-pro-yearly-renews-row', trial: true }),
    );
    const body = {
      packageName: 'example.browser',
      purchaseToken,
      experimentName: null,
      experimentCohort: null,
    };
    const reply = await post(buyer, '/api/purchase/confirm/google', body);
    expect(reply.status).toBe(200);
    expect(reply.body.subscription).toMatchObject({ platform: 'google', activeOffers: [{ type: 'Trial' }] });
  });

  it('refuses what no store signed', async () => {
    const buyer = await signUp(server.origin);
    const signed = signSandboxPurchase(services, purchase());
    const google = signSandboxPurchase(services, purchase({ store: 'google' }));
    for (const proof of ['nonsense', `${signed}x`, `x${signed}`, google]) {
      expect(await confirmApple(buyer, proof)).toEqual({ status: 400, body: { error: 'invalid_signature' } });
    }
    expect((await post(buyer, '/api/purchase/confirm/apple', {})).status).toBe(400);
    const other = signSandboxPurchase(services, purchase({ productId: 'somebody.elses.app' }));
    expect((await confirmApple(buyer, other)).body).toEqual({ error: 'unknown_product' });
  });

  it('79. a receipt of one account gives another account nothing', async () => {
    const [owner, stranger] = [await signUp(server.origin), await signUp(server.origin)];
    const signed = signSandboxPurchase(services, purchase());
    await confirmApple(owner, signed);
    expect(await confirmApple(stranger, signed)).toEqual({ status: 403, body: { error: 'forbidden' } });
    const answer = await asAccount(`${server.origin}/api/subscription`, stranger.accessToken);
    expect(answer.status).toBe(404);
  });

  it('71. a subscriber of a store is sent there by checkout and portal', async () => {
    const buyer = await signUp(server.origin);
    await confirmApple(buyer, signSandboxPurchase(services, purchase()));
    const elsewhere = { status: 409, body: { error: 'managed_elsewhere' } };
    const choice = {
      productId: 'plus-yearly-us',
      purchasePlatform: 'web',
      returnUrl: `${siteOrigin}/pro/welcome`,
    };
    expect(await post(buyer, '/api/checkout/session', choice)).toEqual(elsewhere);
    const portal = await asAccount(`${server.origin}/api/checkout/portal`, buyer.accessToken);
    expect(portal.status).toBe(409);
  });

  it('refuses clearly in live mode as long as the store’s keys are not configured', async () => {
    const buyer = await signUp(server.origin);
    const signed = signSandboxPurchase(services, purchase());
    services.config = { ...services.config, mode: 'live' };
    const reply = await confirmApple(buyer, signed);
    expect(reply).toEqual({ status: 503, body: { error: 'service_unavailable', retry_after: 3600 } });
  });
});
