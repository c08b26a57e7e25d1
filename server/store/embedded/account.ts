import { chownSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * PostgreSQL refuses to run as root. Then it runs as nobody, a user of every system; otherwise as whoever runs the site,
 * who must have an entry in the list of users.
 */
const nobody = { uid: 65_534, gid: 65_534 };

/** Passes the folders on the way to its own, such as root's home, and keeps nothing else of root's rights. */
const passing = [
  ...[`--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, '--clear-groups', '--securebits=+no_setuid_fixup'],
  ...['--inh-caps=-all,+dac_override', '--ambient-caps=+dac_override'],
];
const setpriv = '/usr/bin/setpriv';

const isRoot = process.getuid?.() === 0;

/** The user whom the files of the database belong to; null where that concept is missing. */
export function ownerOfFiles(): number | null {
  return isRoot ? nobody.uid : (process.getuid?.() ?? null);
}

export function giveToOwner(path: string): void {
  if (isRoot) chownSync(path, nobody.uid, nobody.gid);
}

export type Command = { program: string; values: string[]; options: { uid?: number; gid?: number } };

/**
 * How to run a program of PostgreSQL as the owner of its files.
 * @param places what it must be able to reach
 * @throws where it would have to be root
 */
export function asOwner(program: string, values: string[], places: readonly string[]): Command {
  if (!isRoot) return { program, values, options: {} };
  const closed = places.map(closedOnTheWayTo).find((folder) => folder !== null);
  if (!closed) return { program, values, options: nobody };
  if (existsSync(setpriv)) return { program: setpriv, values: [...passing, program, ...values], options: {} };
  throw new Error(
    `PostgreSQL doesn’t run as root, and no other user may pass ${closed}. Run the site as another user, or set DATABASE_URL.`,
  );
}

/** The first folder above this path through which only its owner may pass. */
function closedOnTheWayTo(path: string): string | null {
  const folder = dirname(path);
  if (folder === path) return null;
  return closedOnTheWayTo(folder) ?? (statSync(folder).mode & 0o001 ? null : folder);
}
