import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedFolder, embeddedUrl, loopbackPort, socketFolder } from '@/server/config/embeddedUrl';
import { fileErrorCode, secretIn } from '@/server/store/privateFiles';
import { giveToOwner, ownerOfFiles } from './account';

/** How the database is reached, as its address and as parameters of its programs. */
export type Access = { url: string; initdb: string[]; postgres: string[] };

/**
 * A socket in a folder that only the owner of the files may enter, and root, so everybody who can reach it is trusted.
 * Windows lacks such sockets: there it is a port of the loopback interface and a password in a private file.
 */
export function accessTo(dataDir: string, platform: NodeJS.Platform = process.platform): Access {
  if (platform === 'win32') return accessWithPassword(dataDir);
  const folder = socketFolder(dataDir);
  if (folder !== embeddedFolder(dataDir)) makeSocketFolder(folder);
  return {
    url: embeddedUrl(dataDir, platform),
    initdb: ['--auth=trust'],
    postgres: [
      ...['-p', '5432', '-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`],
      ...['-c', 'unix_socket_permissions=0700'],
    ],
  };
}

/** Anybody may make a folder of this name among the temporary files, so an existing one must be ours alone. */
function makeSocketFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
    giveToOwner(folder);
  } catch (error) {
    if (fileErrorCode(error) !== 'EEXIST') throw error;
  }
  const found = lstatSync(folder);
  if (found.isDirectory() && found.uid === ownerOfFiles() && (found.mode & 0o077) === 0) return;
  throw new Error(
    `${folder} isn’t private to the database. Remove it, or name a DATA_DIR with a shorter path.`,
  );
}

function accessWithPassword(dataDir: string): Access {
  const file = join(dataDir, 'postgres.password');
  const url = new URL(embeddedUrl(dataDir, 'win32'));
  url.password = secretIn(file);
  return {
    url: url.href,
    initdb: ['--auth=scram-sha-256', `--pwfile=${file}`],
    postgres: [
      ...['-p', String(loopbackPort(dataDir)), '-c', 'listen_addresses=127.0.0.1'],
      ...['-c', 'unix_socket_directories='],
    ],
  };
}
