import { endWithProcess } from './endings.mjs';
import { loadSource } from './loadSource.mjs';

/**
 * The throw-away PostgreSQL of the tests; null, with a message why, where none is available. With `flushes` it flushes
 * at every commit, as in production, which the tests spare themselves.
 */
export async function startCluster(settings) {
  try {
    const cluster = await loadSource('tests/fixtures/postgres/cluster.ts');
    const started = await cluster.startCluster(settings);
    const isEnded = endWithProcess(started.kill);
    return {
      ...started,
      stop: async () => {
        await started.stop();
        isEnded();
      },
    };
  } catch (error) {
    console.log(`PostgreSQL is left out: ${error.message}`);
    return null;
  }
}
