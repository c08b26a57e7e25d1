import { reconcile } from '@/server/billing/reconcile/reconcile';
import { day, minute } from '@/server/clock';
import { runWhenDue } from '@/server/ops/scheduledJobs';
import { fillTables } from '@/tests/fixtures/database/fillTables';
import { recordTurns } from '@/tests/fixtures/database/statementTurns';
import { createBilling } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';
import { whileStripeIsAway } from '@/tests/fixtures/service/testStripe';

const billing = openForEachTest(() => createBilling());

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

it('a row that a former release wrote is reminded when this one would, and what was announced is not again', async () => {
  await billing.subscribe();
  await billing.advance(7 * day + minute);
  const { database, clock } = billing.services;
  const comparedTo = async (reminder_due_at: number | null) => {
    await database.updateTable('subscriptions').set({ reminder_due_at }).execute();
    expect(await reconcile(billing.services)).toEqual({ seen: 1, repaired: 0, failed: 0, unmailed: 0 });
    return (await database.selectFrom('subscriptions').selectAll().executeTakeFirst())?.reminder_due_at;
  };
  const wanted = Date.UTC(2027, 5, 8, 12) - 35 * day;
  expect([await comparedTo(null), await comparedTo(wanted + 21 * day)]).toEqual([wanted, wanted]);
  clock.advance(wanted - clock.now() + day);
  expect(await comparedTo(null)).toBeNull();
});

it('67. a Stripe that is away delays the comparison by minutes, not by a day', async () => {
  await loseTwoCancellations();
  const { services } = billing;
  const nightly = { name: 'reconcile', every: day, run: () => reconcile(services) };
  await whileStripeIsAway(services, () => expect(runWhenDue(services, nightly)).rejects.toThrow());
  services.clock.advance(10 * minute);
  expect(await runWhenDue(services, nightly)).toBe(true);
  expect(await statuses()).toEqual(['Expired', 'Expired']);
});

it('165. B22: what ended is passed a hundred rows at a time with a turn for requests between, and closed checkouts are not read', async () => {
  const { database, clock } = billing.services;
  const names = ['subscriptions', 'checkouts'] as const;
  await fillTables(database, { names, rows: 1000, now: clock.now() });
  await database.updateTable('subscriptions').set({ provider_status: 'canceled' }).execute();
  await database.updateTable('checkouts').set({ status: 'complete' }).execute();
  clock.advance(31 * day);
  const statements = await recordTurns(billing.services, reconcile);
  const pages = statements.filter(({ rows }) => rows >= 100);
  expect(pages.map(({ rows }) => rows)).toEqual(Array(pages.length).fill(100));
  expect(pages).toHaveLength(9);
  expect(new Set(pages.map(({ turn }) => turn)).size).toBe(pages.length);
});

describe('164. B14: the comparison', () => {
  /** Calls of Stripe that the work makes, by path. */
  async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
    const paths: string[] = [];
    const note = ({ path }: { path: string }) => void paths.push(path);
    const { stripe } = billing.services;
    stripe.on('request', note);
    await work().finally(() => stripe.off('request', note));
    return paths;
  }
  /** Somebody else buys something else by the same account at Stripe. */
  async function stranger(): Promise<void> {
    const { stripe } = billing.services;
    const [price] = (await stripe.prices.list({ limit: 1 })).data;
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price?.id, quantity: 1 }],
      success_url: 'http://localhost:3000/',
    });
    await payCheckout(session.url ?? '', '5555555555554444');
    await billing.emulator.settled();
  }
  const rows = () => billing.services.database.selectFrom('subscriptions').selectAll().execute();

  it('164. B14: strangers at the same account of Stripe are neither fetched nor counted', async () => {
    await billing.subscribe();
    await stranger();
    await stranger();
    const paths = await callsOf(async () => {
      for (let night = 0; night < 2; night += 1) {
        expect(await reconcile(billing.services)).toEqual({ seen: 1, repaired: 0, failed: 0, unmailed: 0 });
      }
    });
    expect(paths.filter((path) => path.startsWith('/v1/subscriptions/'))).toEqual([]);
    expect(await rows()).toHaveLength(1);
  });

  it('164. B14: what ended long ago is not listed every night', async () => {
    for (let count = 0; count < 3; count += 1) {
      await billing.subscribe();
      await billing.endAtStripe();
    }
    await billing.advance(100 * day);
    await billing.subscribe();
    expect(await reconcile(billing.services)).toEqual({ seen: 1, repaired: 0, failed: 0, unmailed: 0 });
  });

  it('164. B14: an old subscription whose end, or whose row, was lost is still repaired', async () => {
    await billing.subscribe();
    await billing.subscribe({}, '5555555555554444');
    await billing.advance(100 * day);
    const { stripe, database } = billing.services;
    billing.emulator.setDeliveryMode({ mode: 'drop' });
    const [ended, lost] = (await stripe.subscriptions.list()).data;
    await stripe.subscriptions.cancel(ended?.id ?? '');
    await database
      .deleteFrom('subscriptions')
      .where('provider_subscription_id', '=', lost?.id ?? '')
      .execute();
    expect(await reconcile(billing.services)).toEqual({ seen: 2, repaired: 2, failed: 0, unmailed: 0 });
    expect((await statuses()).sort()).toEqual(['Auto-Renewable', 'Expired']);
    expect(await reconcile(billing.services)).toEqual({ seen: 1, repaired: 0, failed: 0, unmailed: 0 });
  });

  it('164. B14: one that was stopped goes on where it was', async () => {
    await billing.subscribe();
    await billing.advance(100 * day);
    await billing.subscribe({}, '5555555555554444');
    let listed = 0;
    const stopping = new AbortController();
    const { stripe } = billing.services;
    const count = () => {
      listed += 1;
      if (listed === 3) stopping.abort();
    };
    stripe.on('request', count);
    // The process stops once it has compared the newest month.
    await reconcile(billing.services, stopping.signal);
    stripe.off('request', count);
    const paths = await callsOf(() => reconcile(billing.services));
    const windows = paths.filter((path) => path.includes('created'));
    expect(windows.some((path) => path.includes('status=all'))).toBe(false);
    expect(windows.length).toBeGreaterThan(1);
    expect(
      (await callsOf(() => reconcile(billing.services))).some((path) => path.includes('status=all')),
    ).toBe(true);
  });

  it('164. B14: 150 checkouts that cannot be settled hide none behind them', async () => {
    const { database, clock } = billing.services;
    const buyer = await billing.signUp();
    const opened = await billing.checkout(buyer);
    billing.emulator.setDeliveryMode({ mode: 'drop' });
    await payCheckout(String(opened.body.checkoutUrl), '4242424242424242');
    const now = clock.now();
    const stuck = Array.from({ length: 150 }, (_, index) => ({
      id: `stuck-${index}`,
      account_id: `nobody-${index}`,
      product_id: 'plus-yearly-us',
      request_hash: 'x',
      trial_days: 0,
      // Stripe refuses an id of such length as malformed.
      stripe_session_id: `${'x'.repeat(20_000)}${index}`,
      url: null,
      status: 'open' as const,
      created_at: now - day,
      expires_at: now - day,
      checked_at: null,
    }));
    await database.insertInto('checkouts').values(stuck).execute();
    await database.deleteFrom('subscriptions').execute();
    clock.advance(2 * day);
    expect((await reconcile(billing.services)).failed).toBe(150);
    const row = database.selectFrom('checkouts').select('status').where('account_id', '=', buyer.accountId);
    expect(await row.execute()).toEqual([{ status: 'complete' }]);
  });
});
