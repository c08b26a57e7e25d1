import { loadSource } from './loadSource.mjs';

/** The throw-away PostgreSQL of the tests; null, with a word about why, where there is none. */
export async function startCluster() {
  try {
    const cluster = await loadSource('tests/fixtures/postgres/cluster.ts');
    return await cluster.startCluster();
  } catch (error) {
    console.log(`PostgreSQL is left out: ${error.message}`);
    return null;
  }
}
