import { oldBillingRows } from '@/server/billing/rows/oldBillingRows';
import { day, hour } from '@/server/clock';
import { pruneInBatches } from '@/server/store/pruneInBatches';
import { createBilling } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';

const billing = openForEachTest(() => createBilling());

const prune = () => pruneInBatches(billing.services, oldBillingRows(billing.services.clock.now()));

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

it('old events and closed checkouts are pruned, what is open or pending stays', async () => {
  const buyer = await billing.subscribe();
  await billing.services.database.updateTable('subscriptions').set({ live: 0, status: 'Expired' }).execute();
  billing.services.clock.advance(40 * day);
  expect(await prune()).toBeGreaterThan(0);
  expect(await prune()).toBe(0);
  expect(await billing.services.database.selectFrom('checkouts').selectAll().execute()).toEqual([]);
  const kept = await billing.services.database.selectFrom('subscriptions').select('account_id').execute();
  expect(kept).toEqual([{ account_id: buyer.accountId }]);
});
