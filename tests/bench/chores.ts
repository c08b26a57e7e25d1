import { day, minute } from '@/server/clock';
import { everyOldRow } from '@/server/main/backgroundTasks';
import { pause } from '@/server/store/pause';
import type { DatabaseKind } from '@/tests/fixtures/database/databases';
import { fillTables, type TableName } from '@/tests/fixtures/database/fillTables';
import { createServices } from '@/tests/fixtures/service/services';
import { fillAtOnce } from './fillAtOnce';
import { siteOn } from './siteOn';

/** What is held back until it is let go. */
const jobs = ['prune', 'reconcile'] as const;
/** Stripe is asked about those that run, one by one. */
const mostlyEnded = {
  'subscriptions.provider_status': "case when n % 100 = 0 then 'active' else 'canceled' end",
};

/**
 * A database as a site finds it that stood still for years: so many rows in each table, all of them old. The
 * database has come to rest.
 */
export async function openBacklog(kind: DatabaseKind, rows: number) {
  const services = await createServices(kind);
  const { database } = services;
  const names = [...new Set(everyOldRow(0).map(({ table }) => table))].filter(
    (table) => table !== 'signing_keys',
  );
  const old = { rows, now: Date.now() - 3 * 366 * day, scattered: true };
  await fillAtOnce(services, async (patient) => {
    await fillTables(patient, kind, { names, ...old });
    await fillTables(patient, kind, { names: ['subscriptions'], ...old, values: mostlyEnded });
  });

  return {
    ...siteOn(services),
    tables: names.length,
    /** Keeps the jobs from the site for a few minutes, as if another instance had them. */
    async hold() {
      // A lease that lies further ahead would be taken for that of a wrong clock.
      const held = { due_at: 0, holder: 'bench', lease_until: Date.now() + 9 * minute, finished_at: null };
      await database
        .insertInto('scheduled_jobs')
        .values(jobs.map((name) => ({ name, ...held })))
        .execute();
    },
    /** Lets the site begin a job, and resolves once it has. */
    async letGo(name: (typeof jobs)[number]) {
      await database.updateTable('scheduled_jobs').set({ lease_until: 0 }).where('name', '=', name).execute();
      const holder = database.selectFrom('scheduled_jobs').select('holder').where('name', '=', name);
      while ((await holder.executeTakeFirst())?.holder === 'bench') await pause(500);
    },
    /** Rows left in all of those tables. */
    async left() {
      const counts = await Promise.all(names.map((name) => countOf(name)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };

  async function countOf(name: TableName) {
    const { count } = await database
      .selectFrom(name)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}
