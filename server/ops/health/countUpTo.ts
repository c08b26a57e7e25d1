import type { SelectQueryBuilder } from 'kysely';
import { pause } from '@/server/store/pause';
import type { Database, SiteDatabase } from '@/server/store/schema';

/** Counting stops at this many rows of one kind; the number then means "at least". */
export const countedAtMost = 100_000;

/**
 * How many rows the query finds, up to the limit. It must select only the column of its index: then no rows are
 * fetched, and this many take a few milliseconds.
 */
export async function countUpTo<Table extends keyof Database, Selected>(
  database: SiteDatabase,
  rows: SelectQueryBuilder<Database, Table, Selected>,
  limit: number = countedAtMost,
): Promise<number> {
  await pause();
  const { total } = await database
    .selectFrom(rows.limit(limit).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
