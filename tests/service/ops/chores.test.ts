import { day } from '@/server/clock';
import { backgroundTasks, everyOldRow } from '@/server/main/backgroundTasks';
import { onEachDatabase } from '@/tests/fixtures/databases';
import { fillTables, type TableName } from '@/tests/fixtures/fillTables';
import { createServices, type TestServices } from '@/tests/fixtures/services';
import { recordTurns } from '@/tests/fixtures/statementTurns';

const rows = 3000;
/** More than any table has of these rows while the service lives: what a site finds after it stood still for years. */
const later = 3 * 366 * day;

onEachDatabase((kind) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await createServices(kind);
  });
  afterEach(() => services.dispose());

  const pruned = [...new Set(everyOldRow(0).map(({ table }) => table))].filter(
    (table) => table !== 'signing_keys',
  );
  const countOf = async (table: TableName) =>
    (
      await services.database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .execute()
    )
      .map(({ left }) => Number(left))
      .reduce((sum, left) => sum + left, 0);
  const prune = async (on: TestServices | Parameters<typeof backgroundTasks>[0]) => {
    const task = backgroundTasks(on).find(({ name }) => name === 'prune');
    await task?.run(() => true);
  };

  it('165. B22: what a long stop left goes in small batches, and requests get a turn between any two of them', async () => {
    await fillTables(services.database, kind, { names: pruned, rows, now: services.clock.now() });
    services.clock.advance(later);
    const before = await Promise.all(pruned.map(countOf));
    const statements = await recordTurns(services, prune);
    const after = await Promise.all(pruned.map(countOf));
    const removed = before.reduce((sum, count, index) => sum + count - (after[index] ?? 0), 0);
    // What lives on by its state: open checkouts, payment events not yet handled, mails that wait, confirmed addresses.
    expect(removed).toBeGreaterThan(rows * pruned.length * 0.75);
    expect(Math.max(...statements.map((statement) => statement.rows))).toBeLessThanOrEqual(1000);
    const crowded = statements.filter(({ turn }, index) => turn === statements[index - 1]?.turn);
    // Claiming the duty and giving it back stand next to the first and the last batch.
    expect(crowded.length).toBeLessThanOrEqual(2);
  }, 60_000);
});
