import { join } from 'node:path';

/** The address of the PostgreSQL that the site brings along: a socket in the data folder, closed to other users. */
export function embeddedUrl(dataDir: string): string {
  return `postgresql://site@${encodeURIComponent(join(dataDir, 'postgres', 'socket'))}/site`;
}
