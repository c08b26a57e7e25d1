import { relative } from 'node:path';
import type { Config } from '@/server/config/config';
import { embeddedFolder } from '@/server/config/embeddedUrl';
import { makeLogger } from './logger';

/**
 * Starts the PostgreSQL that the site brings along, unless the operator named another one. Only then is its code loaded.
 * @returns the configuration with the address of the database, and what ends it; it ends with this process in any case
 */
export async function startDatabase(config: Config): Promise<{ config: Config; stop(): Promise<void> }> {
  if (!config.database.embedded) return { config, stop: async () => {} };
  const { startEmbedded } = await import('@/server/store/embedded/startEmbedded');
  const log = makeLogger(config.logLevel);
  const { url, version, stop } = await startEmbedded(config.dataDir, (error) =>
    log.warn({ err: error }, 'the embedded database ended'),
  );
  const folder = embeddedFolder(config.dataDir);
  const near = relative(process.cwd(), folder);
  process.stdout.write(`PostgreSQL ${version} keeps its data in ${near.startsWith('..') ? folder : near}\n`);
  return { config: { ...config, database: { ...config.database, url } }, stop };
}
