import { join } from 'node:path';
import { nodeOptions } from '../../nodeOptions.mjs';
import { makeClient, withHeaders } from '../load/client.mjs';
import { openPlace } from '../process/openPlace.mjs';
import { startServer } from '../process/serverProcess.mjs';
import { browser, networkOf, sockets } from './visitors.mjs';

/** The number of connections to PostgreSQL that the site opens by default. */
const poolSize = '10';

/**
 * Starts the server of a library in its own process with the Node options of the site, on its own database with as many
 * accounts as the site has.
 */
export async function startPeer(name, program, { open, folder, people }) {
  const place = await openPlace(open, ({ folder: own }) => own);
  const server = await startServer({
    what: name,
    values: [...nodeOptions, join('servers', program)],
    cwd: folder,
    variables: (origin) => ({
      PEER_ORIGIN: origin,
      PEER_DATABASE: place.database,
      PEER_POOL_SIZE: poolSize,
      PEER_PEOPLE: String(people),
    }),
    readyPath: '/bench/codes',
  });
  const client = makeClient(server.origin, sockets, browser);
  return {
    ...{ name, client, resume: server.resume },
    // A halted server would close its idle connections when it resumes, just as they are used again.
    halt() {
      client.close();
      server.halt();
    },
    from: (person) => withHeaders(client, networkOf(person)),
    async stop() {
      client.close();
      await server.stop();
      await place.drop();
    },
  };
}
