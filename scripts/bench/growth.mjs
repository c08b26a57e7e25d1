import { loadSource } from '../loadSource.mjs';
import { startSite } from '../process/site.mjs';
import { median } from './load/measure.mjs';
import { measureService } from './load/service.mjs';
import { column, printTable, verdict } from './load/table.mjs';

const fewAccounts = 1000;
const rounds = 3;
const load = { people: 40, perSecond: 8, reads: 400, most: 3 };
/** How much longer the median of a call may take with many accounts. */
const maxRatio = 1.2;

/**
 * What size costs: the same load at a site with this many accounts, and as many rows in each table of theirs, and at one
 * with a thousand. The two take turns, and each figure is the median of the rounds.
 */
export async function benchGrowth(accounts) {
  const { openGrown } = await loadSource('tests/bench/growth.ts');
  const { startCluster } = await loadSource('tests/fixtures/postgres/cluster.ts');
  const cluster = await startCluster({ flushes: true });
  const sites = [];
  for (const rows of [fewAccounts, accounts]) {
    console.log(`Filling in ${rows} accounts …`);
    const database = await openGrown(cluster.url, rows);
    sites.push(await startSite({ DATABASE_URL: database, TRUSTED_PROXY_HOPS: '1' }));
  }
  const results = sites.map(() => []);
  // The first round is for warming up.
  for (let round = 0; round <= rounds; round += 1) {
    console.log(`  round ${round} of ${rounds} …`);
    for (const [index, site] of sites.entries()) {
      const emailOf = (person) => `grown-${1 + round * load.people + person}@example.org`;
      const measured = await measureService(site, load, emailOf);
      if (round > 0) results[index].push(measured);
    }
  }
  for (const site of sites) await site.stop();
  await cluster.stop();
  const [few, many] = results;
  const rows = few[0].map(({ what }, index) => {
    const of = (measured, figure) => median(measured.map((round) => round[index][figure]));
    const ratio = of(many, 'p50') / of(few, 'p50');
    const times = { few: of(few, 'p50'), many: of(many, 'p50'), ratio };
    return { what, ...times, 'p99 ratio': of(many, 'p99') / of(few, 'p99'), '': verdict(ratio <= maxRatio) };
  });
  printTable(
    `Medians in ms with ${fewAccounts} and with ${accounts} accounts; ratio ≤ ${maxRatio}`,
    ['what', 'few', 'many', 'ratio', 'p99 ratio', ''].map((name) => column(name)),
    rows,
  );
  return rows.every(({ ratio }) => ratio <= maxRatio);
}
