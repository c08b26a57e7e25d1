import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedFolder } from '@/server/config/embeddedUrl';
import type { Access } from './access';
import { lastWords, launch, ownName, type Server, starterOf } from './launch';
import { type LockSession, openLockSession } from './lockSession';
import { isAlive, postmasterOf } from './postmaster';
import type { Programs } from './programs';

export type Place = { dataDir: string; programs: Programs; access: Access };
/** The server, and the session whose lock makes it this process's own. */
export type Held = { server: Server; session: LockSession };

const everyMs = 20;
/** A server whose process was killed ends by itself. One that is still there after this long is ended, in milliseconds. */
const patience = 3000;
/** After a crash the server first reads its log, which is short. One that says nothing for this long hangs. */
const silence = 120_000;
/** Of two processes that start at once, one server fails. */
const tries = 3;

/**
 * Starts the server of the folder and takes its lock. Waits for one that is just ending, and ends one that a killed
 * process left behind; for a moment, that may still seem to hold the lock.
 * @param running the server that this process has already started, if there is one
 * @returns null when another process holds the lock
 * @throws when it doesn't start, with what it said
 */
export async function hold(place: Place, running: Server | null = null): Promise<Held | null> {
  const folder = embeddedFolder(place.dataDir);
  let server = running;
  let started = 0;
  let since = performance.now();
  for (;;) {
    const session = await openLockSession(place.access.url);
    if (session?.server === ownName && server?.isRunning() && (await session.take()))
      return { server, session };
    await session?.end();
    if (session?.isTaken && isAlive(starterOf(session.server))) return null;
    const postmaster = postmasterOf(folder);
    const waited = performance.now() - since;
    if (postmaster === null && !session && !server?.isRunning()) {
      if (started === tries)
        throw new Error(`PostgreSQL didn’t start in ${folder}:\n${lastWords(place.dataDir)}`);
      server = launch(place.dataDir, place.programs, place.access);
      started += 1;
      since = performance.now();
    } else if (waited > silence) {
      throw new Error(
        `PostgreSQL doesn’t answer in ${folder}. End its process (${postmaster}), and start again.`,
      );
    } else if (session && postmaster !== null && waited > patience) process.kill(postmaster, 'SIGINT');
    await sleep(everyMs);
  }
}
