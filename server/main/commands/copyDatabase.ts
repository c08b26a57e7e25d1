import type { Config } from '@/server/config/config';
import { BackupError } from '@/server/ops/BackupError';
import { backUp, restore } from '@/server/ops/backup';
import { withServer } from './withDatabase';

/** `main.mjs backup <file>` and `main.mjs restore <file>`: copies of the database, for operators. */
export async function copyDatabase(
  config: Config,
  command: 'backup' | 'restore',
  file?: string,
): Promise<void> {
  if (!file) throw new BackupError(`Missing file name: ${command} <file>`);
  await withServer(config, (database) => (command === 'backup' ? backUp : restore)(database, file));
  process.stdout.write(command === 'backup' ? `Wrote ${file}\n` : `Restored ${file}\n`);
}
