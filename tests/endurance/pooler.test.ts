import { emptyDatabase } from '../fixtures/database/databases';
import { newBuyer } from '../fixtures/load/buyer';
import { purchasesAtStripe } from '../fixtures/load/crowd';
import { finishes } from '../fixtures/load/expectations';
import { startPooler } from '../fixtures/postgres/pooler';
import { query } from '../fixtures/postgres/programs';
import { type Instances, startInstances } from '../fixtures/site/instances';

jest.setTimeout(300_000);

/** Fewer connections than clients, so that each transaction may get a different one. */
const shared = 3;
const buyers = 6;

it('191. behind a pooler in transaction mode, two instances migrate once, and everybody can buy', async () => {
  const place = await emptyDatabase('postgres');
  const direct = place.config.url;
  const pooler = await startPooler(direct, shared);
  let site: Instances | null = null;
  try {
    site = await startInstances({ DATABASE_URL: pooler.url, DATABASE_POOL_SIZE: '8' });
    const open = site;
    const crowd = Array.from({ length: buyers }, newBuyer);
    await Promise.all(crowd.map((buyer) => finishes(open, buyer)));
    expect(await purchasesAtStripe(open)).toBe(buyers);
    const { connections, locks } = await query(
      direct,
      `select (select count(*)::int from pg_stat_activity where datname = current_database()
          and pid <> pg_backend_pid()) as connections,
        (select count(*)::int from pg_locks where locktype = 'advisory') as locks`,
    );
    expect(connections).toBeLessThanOrEqual(shared);
    // Nothing may stay behind on a connection that another client gets.
    expect(locks).toBe(0);
  } finally {
    await site?.close();
    await pooler.stop();
    await place.remove();
  }
});
