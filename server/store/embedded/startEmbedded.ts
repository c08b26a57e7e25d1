import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedFolder } from '@/server/config/embeddedUrl';
import { accessTo } from './access';
import { hasDatabase, majorVersion, makeDatabaseFolder, makeDataFolder } from './folder';
import { type Held, hold, type Place } from './hold';
import { findPrograms, makeLinks, noneFits, type Programs } from './programs';

const pauseMs = 1000;

/**
 * Starts the PostgreSQL that the site brings along, and makes its database where there is none. Should the server end
 * while the site runs, it is started again.
 * @param onProblem told each time the server was lost, and when it could not be started again
 * @throws with a sentence for the operator when it cannot be started or another process uses the folder
 */
export async function startEmbedded(
  dataDir: string,
  onProblem: (error: Error) => void,
  programs = findPrograms(),
) {
  const isThere = hasDatabase(dataDir);
  const place = placeOf(dataDir, programs);
  if (!isThere) await makeDatabaseFolder(dataDir, place.programs, place.access);
  const held = await hold(place);
  if (!held) throw new Error(usedByAnother(dataDir));
  await held.session.makeDatabase();
  return keepRunning(place, held, onProblem);
}

/** The data folder, which is made where there is none, with the programs and the way in. */
function placeOf(dataDir: string, programs: Programs | null): Place {
  if (!programs) throw new Error(noneFits);
  makeLinks(programs.folder);
  makeDataFolder(dataDir);
  return { dataDir, programs, access: accessTo(dataDir) };
}

function usedByAnother(dataDir: string): string {
  return `Another site or command is using the database in ${embeddedFolder(dataDir)}. End it, or name another DATA_DIR.`;
}

/**
 * The same for a command: uses the server of a running site, or else starts one until the command ends.
 * @throws when the site has no database there
 */
export async function joinEmbedded(dataDir: string) {
  if (!hasDatabase(dataDir)) throw new Error(`The site has no database in ${dataDir}. Check DATA_DIR.`);
  const place = placeOf(dataDir, findPrograms());
  const held = await hold(place);
  if (!held) return { url: place.access.url, version: majorVersion, stop: async () => {} };
  return keepRunning(place, held, () => {});
}

function keepRunning(place: Place, first: Held, onProblem: (error: Error) => void) {
  let held = first;
  let isStopping = false;
  let mending = Promise.resolve();
  const watch = () => {
    held.session.onEnd(() => {
      if (!isStopping) mending = mend();
    });
  };
  const mend = async () => {
    onProblem(new Error('The database server ended. It is started again.'));
    while (!isStopping) {
      const next = await hold(place, held.server).catch((error: Error) => onProblem(error));
      if (next) {
        held = next;
        return watch();
      }
      await sleep(pauseMs);
    }
  };
  watch();
  return {
    /** Its address, with the password where one is needed. */
    url: place.access.url,
    version: majorVersion,
    async stop(): Promise<void> {
      isStopping = true;
      await mending;
      await held.session.end();
      await held.server.stop();
    },
  };
}
