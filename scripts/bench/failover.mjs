import { loadSource } from '../loadSource.mjs';
import { column, printTable } from './load/table.mjs';

/** How many instances of the site run, how many people buy at the same time, and how many answers they get around a kill. */
const load = { instances: 4, atOnce: 4, told: 40 };

/**
 * Kills the primary of two PostgreSQL servers this many times while people sign in and buy, with a pooler and a proxy in
 * between; false if anything that was acknowledged is lost or doubled.
 */
export async function benchFailover(rounds) {
  const { runFailover } = await loadSource('tests/fixtures/load/failoverRun.ts');
  const { lost, unclear, secondsAway, ...figures } = await runFailover({ ...load, rounds });
  const away = secondsAway.map((one) => one.toFixed(1)).join(', ');
  printTable(
    `${load.instances} instances, a pooler in transaction mode, a primary with a synchronous standby; kill -9 of the primary`,
    ['acknowledged', 'lost', 'doubled', 'refusals', 'seconds away'].map((name) => column(name)),
    [{ ...figures, lost: lost.length, 'seconds away': away }],
  );
  for (const what of lost) console.log(`Lost: ${what}`);
  for (const what of unclear) console.log(`Not understood: ${what}`);
  return lost.length === 0 && figures.doubled === 0;
}
