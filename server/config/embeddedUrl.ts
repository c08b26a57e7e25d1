import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** PostgreSQL names its socket after a port, also where it listens on none. */
const socketName = '.s.PGSQL.5432';
/** What every system takes: the address of a socket is a field of fixed size. */
const maxSocketPath = 103;

/** The folder of the database that the site brings along. */
export function embeddedFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * The folder of its socket: the database's own, or, where that path is too long for a socket or holds a character that
 * has a meaning in PostgreSQL's settings, one in the system's folder for temporary files.
 */
export function socketFolder(dataDir: string): string {
  const folder = embeddedFolder(dataDir);
  const isUsable = Buffer.byteLength(join(folder, socketName)) <= maxSocketPath && !/[,"\s]/.test(folder);
  return isUsable ? folder : join('/tmp', `site-${digest(dataDir).slice(0, 16)}`);
}

/** Windows has no such sockets. There it is a port of the loopback interface, which needs a password. */
export function loopbackPort(dataDir: string): number {
  return 20_000 + (Number.parseInt(digest(dataDir).slice(0, 8), 16) % 10_000);
}

/** The address of the PostgreSQL that the site brings along. It follows from the data folder alone. */
export function embeddedUrl(dataDir: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'win32') return `postgresql://site@127.0.0.1:${loopbackPort(dataDir)}/site`;
  return `postgresql://site@${encodeURIComponent(socketFolder(dataDir))}/site`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
