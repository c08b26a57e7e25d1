import { isSecretOfSite } from '@/server/auth/tokens/signingKeys';
import type { Config, DatabaseConfig } from '@/server/config/config';
import { systemRandom } from '@/server/random';
import { makeSecrets, type Secrets } from '@/server/secrets';
import { openDatabase } from '@/server/store/open';
import type { SiteDatabase } from '@/server/store/schema';

/**
 * Opens the site's database for a command, and closes it again. A command never makes one: a mistyped setting would
 * leave an empty database where nobody looks for it.
 * @throws when the site has no database there
 */
export async function withDatabase<Result>(
  config: Config,
  use: (database: SiteDatabase) => Promise<Result>,
): Promise<Result> {
  return withServer(config, async (server) => {
    const database = openDatabase(server, (error, what) => {
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
  });
}

/**
 * The secrets of the site that uses this database.
 * @param harm what other ones would do
 * @throws when the configuration holds other ones
 */
export async function secretsOfSite(
  { secrets: roots }: Config,
  database: SiteDatabase,
  harm: string,
): Promise<Secrets> {
  const secrets = makeSecrets(roots, systemRandom);
  if (await isSecretOfSite({ database, secrets })) return secrets;
  throw new Error(`This isn’t the SITE_SECRET of the site, which ${harm}`);
}

/** Starts the embedded database for a command, unless the site is running and has already done so. */
export async function withServer<Result>(
  { database, dataDir }: Config,
  use: (server: DatabaseConfig) => Promise<Result>,
): Promise<Result> {
  if (!database.embedded) return use(database);
  const { joinEmbedded } = await import('@/server/store/embedded/startEmbedded');
  const { url, stop } = await joinEmbedded(dataDir);
  try {
    return await use({ ...database, url });
  } finally {
    await stop();
  }
}
