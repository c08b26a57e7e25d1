import { ensureBuild, ensureDependencies, requireNode } from './prepare.mjs';

/**
 * Measures the built site on this machine, over loopback: `npm run bench` does what needs nothing installed, `-- --only`
 * one of these. Each prints tables with its goals and ends with 1 when one is missed.
 *
 * `load`: sign-ins, account reads, payment messages, events, suggestions, documents, memory; `weights`: every page as it
 * travels; `paint [rounds] [pages]`: a slow phone beside a plain page; `growth [accounts]`: beside a site with a thousand
 * accounts; `peers [people]`: sign-in and tokens beside two libraries; `failover [kills]`: the primary of two databases
 * dies under load. `--audits [pages] [--runs 1]` runs Lighthouse.
 */
const benches = {
  load: async () => (await import('./bench/load.mjs')).benchLoad(),
  weights: async () => (await import('./bench/pages/weights.mjs')).benchWeights(),
  paint: async (rounds = 3, ...pages) =>
    (await import('./bench/pages/paint.mjs')).benchPaint(Number(rounds), pages),
  growth: async (accounts = 100_000) => (await import('./bench/growth.mjs')).benchGrowth(Number(accounts)),
  peers: async (people = 400) => (await import('./bench/peers.mjs')).benchPeers(Number(people)),
  failover: async (kills = 3) => (await import('./bench/failover.mjs')).benchFailover(Number(kills)),
};
const [first = '--only', only, ...values] = process.argv.slice(2);

requireNode();
ensureDependencies();
await ensureBuild();
process.exit((await run()) ? 0 : 1);

async function run() {
  if (first === '--audits') {
    const { auditPages } = await import('./bench/pages/audits.mjs');
    const runs = process.argv.includes('--runs') ? process.argv[process.argv.indexOf('--runs') + 1] : 5;
    return auditPages(
      [only, ...values].filter((value) => value?.startsWith('/')),
      Number(runs),
    );
  }
  if (only && !benches[only]) throw new Error(`--only takes ${Object.keys(benches).join(', ')}.`);
  if (only) return benches[only](...values);
  const ended = [];
  for (const name of ['load', 'weights', 'paint', 'growth']) ended.push(await benches[name]());
  return ended.every(Boolean);
}
