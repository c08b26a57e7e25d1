import { makeClient } from '../load/client.mjs';
import { endWithProcess } from './endings.mjs';
import { loadSource } from './loadSource.mjs';

/** The name that `deploy/nginx.conf` answers to. */
const host = 'teal.example';

/**
 * nginx with `deploy/nginx.conf` in front of a site that trusts one proxy; null, with a message why, where
 * it can't be started. Both of its instances are this site.
 */
export async function startProxy(site) {
  try {
    const { startNginx } = await loadSource('tests/fixtures/deploy/nginx.ts');
    const port = Number(new URL(site.origin).port);
    const nginx = await startNginx([port, port]);
    const isEnded = endWithProcess(nginx.endNow);
    return {
      /** A client whose calls go through it. */
      client: (sockets, headers = {}) =>
        makeClient(
          `https://127.0.0.1:${nginx.https}`,
          sockets,
          { host, ...headers },
          { servername: host, ca: nginx.certificate },
        ),
      async stop() {
        await nginx.stop();
        isEnded();
      },
    };
  } catch (error) {
    console.log(`What nginx keeps is left out: ${error.message}`);
    return null;
  }
}
