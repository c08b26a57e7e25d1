import { spawnSync } from 'node:child_process';
import type { Config } from '@/server/config/config';
import { backUp, restore } from '@/server/ops/backup';
import { BackupError } from '@/server/ops/runProgram';
import { majorVersion } from '@/server/store/embedded/folder';
import { withServer } from './withDatabase';

/** `main.mjs backup <file>` and `main.mjs restore <file>`: copies of the database, for operators. */
export async function copyDatabase(config: Config, command: 'backup' | 'restore', file: string) {
  if (config.database.embedded) requireClientPrograms(config.dataDir);
  await withServer(config, (database) => (command === 'backup' ? backUp : restore)(database, file));
  process.stdout.write(command === 'backup' ? `Wrote ${file}\n` : `Restored ${file}\n`);
}

/** The embedded database comes without client programs, and those of an older version refuse it. */
function requireClientPrograms(dataDir: string): void {
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
  const [, version = '0'] = /\b(\d{1,3})\.\d/.exec(stdout ?? '') ?? [];
  if (Number(version) >= Number(majorVersion)) return;
  throw new BackupError(
    `The embedded database is PostgreSQL ${majorVersion}, and there is no pg_dump of that version here. Install the ` +
      `package postgresql-client-${majorVersion}, or stop the site and copy the folder ${dataDir}.`,
  );
}
