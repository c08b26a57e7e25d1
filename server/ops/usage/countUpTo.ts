import type { Kysely, SelectQueryBuilder } from 'kysely';
import { pause } from '@/server/store/pause';
import type { Database } from '@/server/store/schema';

/** More rows of one kind than this are not counted out: the figure then says "at least so many". */
export const countedAtMost = 100_000;

/**
 * How many rows the query finds, read no further than the limit. It is to select the column of its index alone: then no
 * row is fetched, and so many take a few milliseconds.
 */
export async function countUpTo<Table extends keyof Database, Selected>(
  database: Kysely<Database>,
  rows: SelectQueryBuilder<Database, Table, Selected>,
): Promise<number> {
  await pause();
  const { total } = await database
    .selectFrom(rows.limit(countedAtMost).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
