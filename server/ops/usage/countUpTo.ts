import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Database } from '@/server/store/schema';

/** More rows of one kind than this are not counted out: the figure then says "at least so many". */
export const countedAtMost = 100_000;

/** How many rows the query finds, read no further than the limit. */
export async function countUpTo<Table extends keyof Database>(
  database: Kysely<Database>,
  rows: SelectQueryBuilder<Database, Table, { id: string }>,
): Promise<number> {
  const { total } = await database
    .selectFrom(rows.limit(countedAtMost).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
