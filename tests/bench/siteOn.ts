import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { scratchFolder } from '@/tests/fixtures/scratchFolder';
import type { TestServices } from '@/tests/fixtures/service/services';

/** How a site is started on this database, with all its files in a scratch folder, and how all of it is dropped. */
export function siteOn({ config, dispose }: TestServices) {
  const { database } = config;
  const folder = database.kind === 'sqlite' ? dirname(database.file) : scratchFolder('site-bench');
  const variables: Record<string, string> = {
    DATA_DIR: folder,
    ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
  };
  const drop = async () => {
    await dispose();
    rmSync(folder, { recursive: true, force: true });
  };
  return { variables, drop };
}
