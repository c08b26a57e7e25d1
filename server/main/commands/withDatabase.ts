import type { Kysely } from 'kysely';
import type { DatabaseConfig } from '@/server/config/config';
import { openDatabase } from '@/server/store/open';
import type { Database } from '@/server/store/schema';

/**
 * Opens the site's database for a command, and closes it again. A command never makes one: a mistyped setting would
 * leave an empty database where nobody looks for it.
 * @throws when the site has no database there
 */
export async function withDatabase<Result>(
  config: DatabaseConfig,
  use: (database: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(config, (error, what) => {
    process.stderr.write(`${what}: ${error.message}\n`);
  });
  try {
    const tables = await database.introspection.getTables();
    if (!tables.some(({ name }) => name === 'accounts'))
      throw new Error('The site has no tables in this database. Check DATABASE_URL.');
    return await use(database);
  } finally {
    await database.destroy();
  }
}
