import { reconcile } from '@/server/billing/reconcile';
import { makeStripe } from '@/server/billing/stripeClient';
import { day, minute } from '@/server/clock';
import { runWhenDue } from '@/server/ops/duties';
import { type Billing, createBilling } from '@/tests/fixtures/billing';
import { onEachDatabase } from '@/tests/fixtures/databases';

onEachDatabase((kind) => {
  let billing: Billing;
  beforeEach(async () => {
    billing = await createBilling(kind);
  });
  afterEach(() => billing.close());

  const statuses = async () => {
    const rows = await billing.services.database.selectFrom('subscriptions').select('status').execute();
    return rows.map(({ status }) => status);
  };
  /** Two subscriptions whose end we were never told of. */
  async function loseTwoCancellations(): Promise<void> {
    await billing.subscribe();
    await billing.subscribe();
    billing.emulator.setDeliveryMode({ mode: 'drop' });
    const { subscriptions } = billing.services.stripe;
    for (const { id } of (await subscriptions.list()).data) await subscriptions.cancel(id);
  }

  it('67. one subscription that cannot be repaired holds up no other', async () => {
    await loseTwoCancellations();
    jest
      .spyOn(billing.services.stripe.subscriptions, 'retrieve')
      .mockRejectedValueOnce(new Error('of a form nobody expected'));
    expect(await reconcile(billing.services)).toEqual({ seen: 2, repaired: 1, failed: 1 });
    expect((await statuses()).sort()).toEqual(['Auto-Renewable', 'Expired']);
  });

  it('67. a Stripe that is away delays the comparison by minutes, not by a day', async () => {
    await loseTwoCancellations();
    const { services } = billing;
    const usual = services.stripe;
    const nightly = { name: 'reconcile', every: day, run: () => reconcile(services) };
    services.stripe = makeStripe({
      secretKey: services.config.stripe.secretKey,
      emulator: { host: '127.0.0.1', port: () => 1, basePath: '' },
    });
    await expect(runWhenDue(services, nightly)).rejects.toThrow();
    services.stripe = usual;
    services.clock.advance(10 * minute);
    expect(await runWhenDue(services, nightly)).toBe(true);
    expect(await statuses()).toEqual(['Expired', 'Expired']);
  });
});
