import { printTable } from './load/table.mjs';
import { loadSource } from './process/loadSource.mjs';

/** How many instances of the site run, and how many people buy at the same time. */
const instances = 4;
const atOnce = 4;
/** How many answers buyers get before each kill, and again after it. */
const told = 40;

/**
 * Kills the primary of two PostgreSQL servers this many times while people sign in and buy, with a pooler and a proxy in
 * between. Exits with 1 if anything that was acknowledged is lost or doubled.
 */
export async function benchFailover(rounds) {
  const { runFailover } = await loadSource('tests/fixtures/load/failoverRun.ts');
  const figures = await runFailover({ instances, rounds, atOnce, told });
  const { acknowledged, lost, doubled, secondsAway, refusals, unclear } = figures;
  printTable(
    `${instances} instances, a pooler in transaction mode, a primary with a synchronous standby; kill -9 of the primary`,
    [
      { name: 'kills', of: () => String(rounds) },
      { name: 'acknowledged', of: () => acknowledged },
      { name: 'lost', of: () => String(lost.length) },
      { name: 'doubled', of: () => String(doubled) },
      { name: 'refused meanwhile', of: () => String(refusals) },
      { name: 'seconds without service', of: () => secondsAway.map((one) => one.toFixed(1)).join(', ') },
    ],
    [figures],
  );
  for (const what of lost) console.log(`Lost: ${what}`);
  for (const what of unclear) console.log(`Not understood: ${what}`);
  return lost.length === 0 && doubled === 0;
}
