import { sql } from 'kysely';
import type { Clock } from '@/server/clock';
import type { Random } from '@/server/random';
import type { SiteDatabase } from './schema';

/**
 * Keeps apart transactions that may not run at the same time but share no row: the one that writes the row of this name
 * first goes first, and the others wait until it ends. It is a row because databases that are spread over several
 * machines have no locks on a mere number.
 */
export async function takeNamedLock(trx: SiteDatabase, name: string, now: number): Promise<void> {
  await trx
    .insertInto('named_locks')
    .values({ name, taken_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ taken_at: now }))
    .execute();
}

/**
 * Takes the first of these locks that nobody holds, so that transactions of one kind run side by side, as many as there
 * are names, and all use the first as long as they do not meet. When every lock is taken, waits for any one of them.
 * @returns the name of the lock that was taken
 */
export async function takeFreeLock(
  trx: SiteDatabase,
  { clock, random }: { clock: Clock; random: Random },
  names: readonly [string, ...string[]],
): Promise<string> {
  const { rows } = await sql<{ name: string }>`update named_locks set taken_at = ${clock.now()} where name =
    (select name from named_locks where name in (${sql.join(names)}) order by name limit 1 for update skip locked)
    returning name`.execute(trx);
  if (rows[0]) return rows[0].name;
  const made = await trx.selectFrom('named_locks').select('name').where('name', 'in', names).execute();
  // A lock has no row before it is first needed.
  const notMade = names.find((name) => !made.some((row) => row.name === name));
  const name = notMade ?? names[random.below(names.length)] ?? names[0];
  await takeNamedLock(trx, name, clock.now());
  return name;
}
