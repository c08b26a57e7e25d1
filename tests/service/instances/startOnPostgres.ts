import { emptyDatabase } from '../../fixtures/databases';
import { type Instances, startInstances } from '../../fixtures/instances';

export type OnPostgres = Instances & { databaseUrl: string };

/** Two instances that start together on a PostgreSQL database in which there is nothing yet. */
export async function startOnPostgres(variables: Record<string, string> = {}): Promise<OnPostgres> {
  const place = await emptyDatabase('postgres');
  if (place.config.kind !== 'postgres') throw new Error('Asked for PostgreSQL.');
  const databaseUrl = place.config.url;
  const instances = await startInstances({
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '8',
    ...variables,
  });
  return {
    ...instances,
    databaseUrl,
    close: async () => {
      await instances.close();
      await place.remove();
    },
  };
}
