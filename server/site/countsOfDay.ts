import type { Kysely } from 'kysely';
import type { Database } from '@/server/store/schema';

/** The usage counts of a UTC day in all shards. Several rows may have the same event and parameters: add them up. */
export function countsOfDay(database: Kysely<Database>, day: string) {
  return database.selectFrom(
    database
      .selectFrom('event_counts')
      .select(['event', 'parameters', 'count'])
      .where('day', '=', day)
      .unionAll(
        database
          .selectFrom('event_count_shards')
          .select(['event', 'parameters', 'count'])
          .where('day', '=', day),
      )
      .as('counts'),
  );
}
