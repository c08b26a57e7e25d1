import { endWithProcess } from './endings.mjs';
import { loadSource } from './loadSource.mjs';

/** The throw-away PostgreSQL of the tests; null, with a message why, where none is available. */
export async function startCluster() {
  try {
    const cluster = await loadSource('tests/fixtures/postgres/cluster.ts');
    const started = await cluster.startCluster();
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
