import { ensureCatalogue } from '@/server/billing/catalogue/stripeCatalogue';
import { oldBillingRows } from '@/server/billing/rows/oldBillingRows';
import { signSandboxPurchase } from '@/server/billing/stores/storePurchases';
import { day, hour } from '@/server/clock';
import { pruneInBatches } from '@/server/store/pruneInBatches';
import { onEachDatabase } from '@/tests/fixtures/database/databases';
import { asAccount } from '@/tests/fixtures/service/authClient';
import { type Billing, createBilling } from '@/tests/fixtures/service/billing';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';

onEachDatabase((kind) => {
  let billing: Billing;
  beforeEach(async () => {
    billing = await createBilling(kind);
  });
  afterEach(() => billing.close());

  const prune = () => pruneInBatches(billing.services, oldBillingRows(billing.services.clock.now()));

  it('69. paid here and in an app store at once: one stays, the later one is cancelled', async () => {
    const { services } = billing;
    const buyer = await billing.signUp();
    const opened = await billing.checkout(buyer);
    const startedAt = services.clock.now();
    const signedTransactionInfo = signSandboxPurchase(services, {
      store: 'apple',
      originalId: '77',
      productId: 'ddg.privacy.pro.monthly.renews.us',
      startedAt,
      expiresAt: startedAt + 30 * day,
      autoRenews: true,
      trial: false,
    });
    await asAccount(`${billing.origin}/api/purchase/confirm/apple`, buyer.accessToken, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ signedTransactionInfo }),
    });
    await payCheckout(String(opened.body.checkoutUrl));
    await billing.emulator.settled();
    const { data } = await services.stripe.subscriptions.list({ status: 'all' });
    expect(data.map((subscription) => subscription.status)).toEqual(['canceled']);
    expect((await billing.get(buyer, '/api/subscription')).body.platform).toBe('apple');
    const live = await services.database
      .selectFrom('subscriptions')
      .selectAll()
      .where('live', '=', 1)
      .execute();
    expect(live).toHaveLength(1);
    const pending = await services.database
      .selectFrom('webhook_events')
      .selectAll()
      .where('processed_at', 'is', null)
      .execute();
    expect(pending).toEqual([]);
  });

  it('a page that nobody paid is closed by its message, and a new one opens', async () => {
    const buyer = await billing.signUp();
    const first = await billing.checkout(buyer);
    await billing.advance(2 * hour);
    const rows = await billing.services.database.selectFrom('checkouts').select('status').execute();
    expect(rows).toEqual([{ status: 'expired' }]);
    const second = await billing.checkout(buyer);
    expect(second.status).toBe(200);
    expect(second.body.checkoutUrl).not.toBe(first.body.checkoutUrl);
  });

  it('the catalogue at Stripe equals ours, and creating it again changes nothing', async () => {
    expect(await ensureCatalogue(billing.services.stripe)).toEqual({ created: 0 });
    const { data } = await billing.services.stripe.prices.list({ lookup_keys: ['plus-yearly-row-pln'] });
    expect(data[0]).toMatchObject({ unit_amount: 49999, currency: 'pln', recurring: { interval: 'year' } });
  });

  it('old events and closed checkouts are pruned, what is open or pending stays', async () => {
    const buyer = await billing.subscribe();
    await billing.services.database
      .updateTable('subscriptions')
      .set({ live: 0, status: 'Expired' })
      .execute();
    billing.services.clock.advance(40 * day);
    expect(await prune()).toBeGreaterThan(0);
    expect(await prune()).toBe(0);
    expect(await billing.services.database.selectFrom('checkouts').selectAll().execute()).toEqual([]);
    const kept = await billing.services.database.selectFrom('subscriptions').select('account_id').execute();
    expect(kept).toEqual([{ account_id: buyer.accountId }]);
  });
});
