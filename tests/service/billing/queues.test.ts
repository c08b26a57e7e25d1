import { sql } from 'kysely';
import { runBillingJobs } from '@/server/billing/billingJobs';
import { closeAtStripe } from '@/server/billing/closing/closures';
import { retryCustomerDetails, syncCustomerDetails } from '@/server/billing/customer/customerDetails';
import { oldBillingRows } from '@/server/billing/rows/oldBillingRows';
import { processPendingEvents } from '@/server/billing/webhooks/pendingEvents';
import { day, hour, minute, second } from '@/server/clock';
import { readGauges } from '@/server/ops/readGauges';
import { retryDelays } from '@/server/retrySchedule';
import { makeBackgroundTurns } from '@/server/store/backgroundTurns';
import { pruneInBatches } from '@/server/store/pruneInBatches';
import { createBilling } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { setAccount } from '../auth/codes/codeClient';

const billing = openForEachTest(() => createBilling());

/** An event of a payment that Stripe does not accept as one, whenever it is asked. */
const hopeless = { type: 'charge.refunded', object_id: '' };

async function keep(id: string, event: { type: string; object_id: string }): Promise<void> {
  const now = billing.services.clock.now();
  const row = { ...event, id, created_at: now, received_at: now, processed_at: null };
  await billing.services.database
    .insertInto('webhook_events')
    .values({ ...row, next_attempt_at: now, failed_at: null, last_error: null })
    .execute();
}
const keepHopeless = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => keep(`evt_hopeless_${index}`, hopeless)));
const events = () =>
  billing.services.database.selectFrom('webhook_events').selectAll().orderBy('id').execute();

it('157. B11: 150 events that always fail hide none that came after them', async () => {
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  const buyer = await billing.subscribe();
  const [bought] = (await billing.services.stripe.subscriptions.list()).data;
  await keepHopeless(150);
  billing.services.clock.advance(second);
  await keep('evt_real', { type: 'customer.subscription.created', object_id: bought?.id ?? '' });
  await processPendingEvents(billing.services);
  await processPendingEvents(billing.services);
  const row = billing.services.database.selectFrom('subscriptions').where('account_id', '=', buyer.accountId);
  expect(await row.select('status').execute()).toEqual([{ status: 'Auto-Renewable' }]);
});

it('a backlog ends with the current event when the service stops, and loses none', async () => {
  await keepHopeless(12);
  const stopping = new AbortController();
  let rests = 0;
  billing.services.turns = makeBackgroundTurns(async () => {
    rests += 1;
    if (rests === 3) stopping.abort();
  });
  await runBillingJobs(billing.services, stopping.signal);
  const tried = () => events().then((rows) => rows.filter(({ attempts }) => attempts > 0).length);
  expect(await tried()).toBe(8);
  await runBillingJobs(billing.services);
  expect(await tried()).toBe(12);
});

const fail = () => {
  throw new Error('of a form nobody expected');
};
/** Each queue, with three rows that fail whenever they are tried. */
const queues = [
  {
    table: 'webhook_events',
    prefix: '',
    work: processPendingEvents,
    keep: () => keepHopeless(3),
    lastFailure: 'gave up on an event',
    triesOn: false,
  },
  {
    table: 'stripe_closures',
    prefix: '',
    work: closeAtStripe,
    async keep() {
      const { database, stripe, clock } = billing.services;
      const waits = { kind: 'customer' as const, requested_at: clock.now(), next_attempt_at: clock.now() };
      const rows = [1, 2, 3].map((index) => ({ ...waits, id: `cus_${index}` }));
      await database.insertInto('stripe_closures').values(rows).execute();
      jest.spyOn(stripe.paymentMethods, 'list').mockImplementation(fail);
    },
    lastFailure: 'data of a deleted account is still at Stripe',
    // Nothing of a deleted account is ever forgotten: it is tried once a day.
    triesOn: true,
  },
  {
    table: 'customers',
    prefix: 'email_',
    work: retryCustomerDetails,
    async keep() {
      const { database, stripe } = billing.services;
      for (let index = 0; index < 3; index += 1) await billing.checkout(await billing.signUp());
      await database.updateTable('customers').set({ email_pending: 1, email_next_attempt_at: 0 }).execute();
      jest.spyOn(stripe.customers, 'update').mockImplementation(fail);
    },
    lastFailure: 'Stripe rejected the details of a customer',
    triesOn: false,
  },
];

it.each(queues)(
  '157. B11. B12: of $table each row is tried once at a time, taken over from a lost worker, and tried for 22 h 23 min',
  async ({ table, prefix, work, keep: keepThree, lastFailure, triesOn }) => {
    const { database, clock, logLines } = billing.services;
    const [attempts, next] = [sql.ref(`${prefix}attempts`), sql.ref(`${prefix}next_attempt_at`)];
    const tried = async () => {
      const read = sql<{ tried: number }>`select ${attempts} as tried from ${sql.table(table)}`;
      return (await read.execute(database)).rows.map((row) => row.tried);
    };
    const fourWorkers = () => Promise.all([1, 2, 3, 4].map(() => work(billing.services)));
    await keepThree();
    await sql`update ${sql.table(table)} set ${next} = ${clock.now() + 2 * minute}`.execute(database);
    await work(billing.services);
    expect(await tried()).toEqual([0, 0, 0]);
    clock.advance(2 * minute);
    await fourWorkers();
    await work(billing.services);
    expect(await tried()).toEqual([1, 1, 1]);
    for (const [index, delay] of retryDelays.entries()) {
      clock.advance(delay - 1);
      await work(billing.services);
      expect(await tried()).toEqual(Array(3).fill(index + 1));
      clock.advance(1);
      await fourWorkers();
    }
    expect(retryDelays.reduce((sum, delay) => sum + delay, 0)).toBe(22 * hour + 23 * minute + 37 * second);
    expect(await tried()).toEqual([13, 13, 13]);
    expect(logLines.filter((line) => line.includes(lastFailure))).toHaveLength(3);
    clock.advance(day);
    await work(billing.services);
    expect(await tried()).toEqual(Array(3).fill(triesOn ? 14 : 13));
  },
);

it('what was given up no longer counts as late, so its number is told apart until somebody settles it', async () => {
  const { database, clock } = billing.services;
  await keepHopeless(2);
  expect(await readGauges(billing.services)).toMatchObject({ webhooksWaiting: 2, webhooksParked: 0 });
  await database.updateTable('webhook_events').set({ failed_at: clock.now() }).execute();
  clock.advance(hour);
  const parked = { webhooksWaiting: 0, webhooksLagSeconds: 0, webhooksParked: 2 };
  expect(await readGauges(billing.services)).toMatchObject(parked);
  const { metrics } = billing.services;
  metrics.setGauges(await readGauges(billing.services));
  expect(await metrics.text()).toContain('\nsite_webhooks_parked 2\n');
  const settled = { failed_at: null, processed_at: clock.now() };
  await database.updateTable('webhook_events').set(settled).execute();
  expect(await readGauges(billing.services)).toMatchObject({ webhooksParked: 0 });
});

it('157. B11: an address that Stripe refuses, or whose customer it has lost, holds up no other, and is given up by itself', async () => {
  const { database, stripe } = billing.services;
  const give = async (accountId: string, email: string) => {
    await setAccount(billing.services, accountId, { email });
    await database
      .updateTable('customers')
      .set({ email_pending: 1 })
      .where('account_id', '=', accountId)
      .execute();
  };
  const [lost, ...buyers] = await Promise.all(Array.from({ length: 4 }, () => billing.signUp()));
  for (const buyer of buyers) await billing.checkout(buyer);
  const now = billing.services.clock.now();
  const ofLost = { account_id: lost?.accountId ?? '', stripe_customer_id: 'cus_lost', created_at: now };
  await database.insertInto('customers').values(ofLost).execute();
  await give(ofLost.account_id, 'lost@example.org');
  const last = buyers.at(-1)?.accountId ?? '';
  for (const [index, buyer] of buyers.entries()) await give(buyer.accountId, `buyer${index}@nodot`);
  await give(last, 'buyer@example.org');
  await retryCustomerDetails(billing.services);
  const { data } = await stripe.customers.list({ email: 'buyer@example.org' });
  expect(data.map(({ metadata }) => metadata.account_id)).toEqual([last]);
  const rows = await database.selectFrom('customers').selectAll().execute();
  expect(rows.filter((row) => row.email_pending === 1)).toEqual([]);
  expect(rows.filter((row) => row.email_failed_at !== null)).toHaveLength(2);
  // A new address is a new try.
  const { accountId } = buyers[0] ?? { accountId: '' };
  await setAccount(billing.services, accountId, { email: 'mended@example.org' });
  await syncCustomerDetails(billing.services, accountId);
  expect((await stripe.customers.list({ email: 'mended@example.org' })).data).toHaveLength(1);
});

it('old events and closed checkouts are pruned, what is open or pending stays', async () => {
  const buyer = await billing.subscribe();
  const prune = () => pruneInBatches(billing.services, oldBillingRows(billing.services.clock.now()));
  await billing.services.database.updateTable('subscriptions').set({ live: 0, status: 'Expired' }).execute();
  billing.services.clock.advance(40 * day);
  expect(await prune()).toBeGreaterThan(0);
  expect(await prune()).toBe(0);
  expect(await billing.services.database.selectFrom('checkouts').selectAll().execute()).toEqual([]);
  const kept = await billing.services.database.selectFrom('subscriptions').select('account_id').execute();
  expect(kept).toEqual([{ account_id: buyer.accountId }]);
});
