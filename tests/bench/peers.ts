import { dirname } from 'node:path';
import { day } from '@/server/clock';
import { type DatabaseKind, emptyDatabase } from '@/tests/fixtures/database/databases';
import { fillTables } from '@/tests/fixtures/database/fillTables';
import { createServices } from '@/tests/fixtures/service/services';

/** A database of that kind with this many accounts, the first being `grown-1@example.org`, and where a site finds it. */
export async function openSite(kind: DatabaseKind, people: number) {
  const { database, config, dispose } = await createServices(kind);
  const values = { 'accounts.locale': "'en'" };
  const now = Date.now() - 90 * day;
  await fillTables(database, kind, { names: ['accounts'], rows: people, now, values });
  const place = config.database;
  const variables: Record<string, string> =
    place.kind === 'sqlite' ? { DATA_DIR: dirname(place.file) } : { DATABASE_URL: place.url };
  return { variables, drop: dispose };
}

/** An empty database of that kind for another program, and the folder that holds it, if any. */
export async function openPeer(kind: DatabaseKind) {
  const { config, remove } = await emptyDatabase(kind);
  return config.kind === 'postgres'
    ? { database: config.url, folder: null, drop: remove }
    : { database: config.file, folder: dirname(config.file), drop: remove };
}
