import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeClient, pace } from './load/client.mjs';
import { makeJourney } from './load/journey.mjs';
import { printTable } from './load/table.mjs';
import { inTurns, settleMilliseconds } from './load/turns.mjs';
import { startCluster } from './process/cluster.mjs';
import { databaseKinds } from './process/databaseKinds.mjs';
import { endWithProcess } from './process/endings.mjs';
import { loadSource } from './process/loadSource.mjs';
import { loopDelay } from './process/loopDelay.mjs';
import { openPlace } from './process/openPlace.mjs';
import { startSite } from './process/site.mjs';

const readsPerSecond = 200;
const warmUpSeconds = 5;
/** Each phase measures the quiet and the busy site alternately, for one second each, this many times. */
const rounds = 15;
/** Limits for the chores: the longest event loop pause in milliseconds, and p99 compared with a quiet site. */
const maxPause = 50;
const maxRatio = 2;
const metricsToken = 'chores-chores-chores-chores-chores';

/**
 * What a visitor notices while a site that was down for years catches up: bearer reads at a steady pace, compared with
 * those of an idle site, and the longest pause of the event loop. The two sites alternate every second, and the other
 * one is halted meanwhile, with the processes that work for it. So both meet the same conditions, whatever else runs on
 * the machine. `only` names one of the two databases.
 */
export async function benchChores(rows, only) {
  const { openBacklog } = await loadSource('tests/bench/chores.ts');
  const cluster = await startCluster();
  if (cluster) process.env.SERVICE_TEST_POSTGRES = cluster.url;
  const kinds = databaseKinds(cluster, only);
  let isGood = true;
  for (const kind of kinds) {
    console.log(`${rows} old rows a table on ${kind} …`);
    const backlog = await openPlace(() => openBacklog(kind, rows));
    const nothing = await openPlace(() => openBacklog(kind, 0));
    try {
      const phases = await measureSites(nothing, backlog, rows);
      isGood = report(kind, rows, phases) && isGood;
    } finally {
      await backlog.drop();
      await nothing.drop();
    }
  }
  await cluster?.stop();
  return isGood;
}

async function measureSites(nothing, backlog, rows) {
  for (const place of [nothing, backlog]) await place.hold();
  const quiet = await startReadSite(nothing);
  const busy = await startReadSite(backlog);
  for (const site of [quiet, busy]) {
    await pace(site.read, { perSecond: readsPerSecond, seconds: warmUpSeconds });
  }
  quiet.halt();
  const during = (what, work) => measurePhase({ quiet, busy, what, work });
  const phases = [await during('mail and payment events that wait')];
  await backlog.letGo('prune');
  phases.push(await during('pruning'));
  phases.push(
    await during('pruning, figures read twice a second', async (isGoing) => {
      while (isGoing()) {
        await busy.client.call('/ready');
        await busy.client.call('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
        await pause(500);
      }
    }),
  );
  phases.push(
    await during('pruning, copies of the database are made', async (isGoing, helpers) => {
      while (isGoing()) await copy(backlog.variables, { isGoing, helpers });
    }),
  );
  phases.push(await during('pruning, after the copies'));
  await backlog.letGo('reconcile');
  phases.push(await during('pruning, comparing with Stripe'));
  await Promise.all([quiet.stop(), busy.stop()]);
  const removed = rows * backlog.tables - (await backlog.left());
  const pruningSeconds = (phases.length - 1) * rounds * (1 + settleMilliseconds / 1000);
  console.log(`  ${removed} rows were removed, ${Math.round(removed / pruningSeconds)} a second.`);
  return phases;
}

/** A site with a steady reader, which can be halted and resumed. */
async function startReadSite({ variables }) {
  const delay = loopDelay();
  const site = await startSite(
    { METRICS_TOKEN: metricsToken, ...variables, ...delay.variables },
    delay.options,
  );
  const client = makeClient(site.origin, 64);
  const journey = makeJourney(client, await client.json('/sandbox/config.json'));
  const bearer = await journey.signUp();
  return {
    client,
    read: () => client.json('/api/auth/v2/account', { headers: bearer }),
    delay: () => delay.read(site.pid),
    halt: site.halt,
    resume: site.resume,
    async stop() {
      client.close();
      await site.stop();
      delay.stop();
    },
  };
}

/** `work` runs meanwhile; the process groups it adds to `helpers` are halted together with the busy site. */
async function measurePhase({ quiet, busy, what, work = async () => {} }) {
  console.log(`  ${what} …`);
  const helpers = new Set();
  const signal = (name) => {
    for (const group of helpers) process.kill(-group, name);
  };
  const seconds = { quiet: [], busy: [] };
  const longest = { own: 0, whole: 0 };
  let isGoing = true;
  const working = work(() => isGoing, helpers);
  const withHelpers = {
    halt() {
      busy.halt();
      signal('SIGSTOP');
    },
    resume() {
      busy.resume();
      signal('SIGCONT');
    },
  };
  await inTurns([quiet, withHelpers], rounds, async (site) => {
    if (site === quiet) return readFor(quiet, seconds.quiet);
    const delay = await readFor(busy, seconds.busy);
    longest.own = Math.max(longest.own, delay.own);
    longest.whole = Math.max(longest.whole, delay.whole);
  });
  isGoing = false;
  // What is still under way would only be waited for.
  signal('SIGTERM');
  await working;
  const [still, full] = [medians(seconds.quiet), medians(seconds.busy)];
  const ratio = full.p99 / still.p99;
  return { what, p50: full.p50, p99: full.p99, p50Quiet: still.p50, p99Quiet: still.p99, ratio, ...longest };
}

async function readFor(site, seconds) {
  await site.delay();
  seconds.push(await pace(site.read, { perSecond: readsPerSecond, seconds: 1 }));
  return site.delay();
}

/** The middle one of all seconds, so that a second in which the machine itself stood still decides nothing. */
function medians(seconds) {
  const middle = (name) =>
    seconds.map((second) => second[name]).sort((one, other) => one - other)[seconds.length >> 1];
  return { p50: middle('p50'), p99: middle('p99') };
}

/** Runs the command that operators run, in separate processes as they do, to its end or that of the phase. */
async function copy(variables, { isGoing, helpers }) {
  const file = join(tmpdir(), `site-copy-${process.pid}`);
  const child = spawn(process.execPath, ['.next/site/main.mjs', 'backup', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...variables },
    detached: true,
  });
  const clearAway = () => rmSync(file, { force: true });
  const isEnded = endWithProcess(() => {
    process.kill(-child.pid, 'SIGKILL');
    clearAway();
  });
  helpers.add(child.pid);
  const status = await new Promise((resolve) => child.once('exit', resolve));
  helpers.delete(child.pid);
  clearAway();
  isEnded();
  if (status !== 0 && isGoing()) throw new Error(`The copy ended with status ${status}.`);
}

/** Prints the results for one database; true when they are within what visitors may notice. */
function report(kind, rows, phases) {
  const column = (name, key = name) => ({ name, of: (row) => row[key] });
  const missed = phases.filter(({ own, ratio }) => own > maxPause || ratio > maxRatio);
  printTable(
    `Bearer reads, ${readsPerSecond} a second, of a site with ${rows} old rows a table on ${kind}, beside one that is empty and quiet, in ms, each the median of ${rounds} seconds; a pause as long as the site itself made it, and with the time it waited for a processor`,
    [
      column('beside', 'what'),
      column('p50 quiet', 'p50Quiet'),
      column('p50'),
      column('p99 quiet', 'p99Quiet'),
      column('p99'),
      column('p99 ratio', 'ratio'),
      column('longest pause', 'own'),
      column('with waiting', 'whole'),
      { name: 'bars', of: (row) => (missed.includes(row) ? 'missed' : '') },
    ],
    phases,
  );
  return missed.length === 0;
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
