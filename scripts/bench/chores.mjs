import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeClient, pace, summary } from './client.mjs';
import { startCluster } from './cluster.mjs';
import { endWithProcess } from './endings.mjs';
import { makeJourney } from './journey.mjs';
import { loadSource } from './loadSource.mjs';
import { loopDelay } from './loopDelay.mjs';
import { startSite } from './site.mjs';
import { printTable } from './table.mjs';

const readsPerSecond = 200;
const warmUpSeconds = 5;
/** Each phase measures the quiet and the busy site alternately, for one second each, this many times. */
const rounds = 15;
const settleMilliseconds = 100;
/** Limits for the chores: the longest event loop pause in milliseconds, and p99 compared with a quiet site. */
const longestPause = 50;
const slowestRatio = 2;
const metricsToken = 'chores-chores-chores-chores-chores';

/**
 * What a visitor notices while a site that was down for years catches up: bearer reads at a steady pace, compared with
 * those of an idle site, and the longest pause of the event loop. The two sites alternate every second, and the other
 * one is halted meanwhile, with the processes that work for it. So both meet the same conditions, whatever else runs on
 * the machine.
 */
export async function benchChores(rows) {
  const { openBacklog } = await loadSource('tests/bench/chores.ts');
  const cluster = await startCluster();
  if (cluster) process.env.SERVICE_TEST_POSTGRES = cluster.url;
  let isGood = true;
  for (const kind of cluster ? ['sqlite', 'postgres'] : ['sqlite']) {
    console.log(`${rows} old rows a table on ${kind} …`);
    const backlog = await openPlace(() => openBacklog(kind, rows));
    const nothing = await openPlace(() => openBacklog(kind, 0));
    try {
      const phases = await measureSites(nothing, backlog, rows);
      isGood = report(kind, rows, phases) && isGood;
    } finally {
      await backlog.close();
      await nothing.close();
    }
  }
  await cluster?.stop();
  return isGood;
}

async function openPlace(open) {
  const place = await open();
  const isDropped = endWithProcess(() => {
    if (place.variables.DATA_DIR) rmSync(place.variables.DATA_DIR, { recursive: true, force: true });
  });
  const close = async () => {
    await place.drop();
    isDropped();
  };
  return { ...place, close };
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
      while (isGoing()) await copy(backlog.variables, helpers);
    }),
  );
  phases.push(await during('pruning, after the copies'));
  await backlog.letGo('reconcile');
  phases.push(await during('pruning, comparing with Stripe'));
  quiet.resume();
  await Promise.all([quiet.stop(), busy.stop()]);
  const removed = rows * backlog.tables - (await backlog.left());
  console.log(`  ${removed} rows were removed.`);
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
    halt: () => process.kill(site.pid, 'SIGSTOP'),
    resume: () => process.kill(site.pid, 'SIGCONT'),
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
  const times = { quiet: [], busy: [] };
  const longest = { own: 0, whole: 0 };
  let isGoing = true;
  const working = work(() => isGoing, helpers);
  for (let round = 0; round < rounds; round += 1) {
    busy.halt();
    signal('SIGSTOP');
    quiet.resume();
    await readFor(quiet, times.quiet);
    quiet.halt();
    busy.resume();
    signal('SIGCONT');
    const delay = await readFor(busy, times.busy);
    longest.own = Math.max(longest.own, delay.own);
    longest.whole = Math.max(longest.whole, delay.whole);
  }
  isGoing = false;
  await working;
  const [still, full] = [summary(times.quiet, rounds), summary(times.busy, rounds)];
  const ratio = full.p99 / still.p99;
  return { what, p50: full.p50, p99: full.p99, p50Quiet: still.p50, p99Quiet: still.p99, ratio, ...longest };
}

async function readFor(site, times) {
  await pause(settleMilliseconds);
  await site.delay();
  await pace(site.read, { perSecond: readsPerSecond, seconds: 1, times });
  return site.delay();
}

/** Runs the command that operators run, in separate processes as they do. */
async function copy(variables, helpers) {
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
  if (status !== 0) throw new Error(`The copy ended with status ${status}.`);
}

/** Prints the results for one database; true when they are within what visitors may notice. */
function report(kind, rows, phases) {
  const column = (name, key = name) => ({ name, of: (row) => row[key] });
  const missed = phases.filter(({ own, ratio }) => own > longestPause || ratio > slowestRatio);
  printTable(
    `Bearer reads, ${readsPerSecond} a second, of a site with ${rows} old rows a table on ${kind}, beside one that is empty and quiet, in ms; a pause as long as the site itself made it, and with the time it waited for a processor`,
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
