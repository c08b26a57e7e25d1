import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeClient, pace } from './client.mjs';
import { startCluster } from './cluster.mjs';
import { endWithProcess } from './endings.mjs';
import { makeJourney } from './journey.mjs';
import { loadSource } from './loadSource.mjs';
import { loopDelay } from './loopDelay.mjs';
import { startSite } from './site.mjs';
import { printTable } from './table.mjs';

const readsPerSecond = 200;
const warmUpSeconds = 10;
const seconds = 20;
/** What a visitor may notice of the chores: the longest pause of the event loop in milliseconds, and p99 beside a quiet site. */
const longestPause = 50;
const slowestRatio = 2;
const quietly = 'nothing else';

/**
 * What a visitor notices while a site that stood still for years clears up: bearer reads at a steady pace and the longest
 * pause of the event loop, before it begins, during it, and while a copy is made and the figures are read on top.
 */
export async function benchChores(rows) {
  const { openBacklog } = await loadSource('tests/bench/chores.ts');
  const cluster = await startCluster();
  if (cluster) process.env.SERVICE_TEST_POSTGRES = cluster.url;
  let isGood = true;
  for (const kind of cluster ? ['sqlite', 'postgres'] : ['sqlite']) {
    console.log(`${rows} old rows a table on ${kind} …`);
    const backlog = await openBacklog(kind, rows);
    const isDropped = endWithProcess(() => {
      if (kind === 'sqlite') rmSync(backlog.variables.DATA_DIR, { recursive: true, force: true });
    });
    try {
      const phases = await measureSite(backlog, rows);
      isGood = report(kind, rows, phases) && isGood;
    } finally {
      await backlog.drop();
      isDropped();
    }
  }
  await cluster?.stop();
  return isGood;
}

async function measureSite(backlog, rows) {
  const delay = loopDelay();
  const site = await startSite(
    { METRICS_TOKEN: metricsToken, ...backlog.variables, ...delay.variables },
    delay.options,
  );
  const client = makeClient(site.origin, 64);
  const journey = makeJourney(client, await client.json('/sandbox/config.json'));
  const bearer = await journey.signUp();
  const read = () => client.json('/api/auth/v2/account', { headers: bearer });
  await pace(read, { perSecond: readsPerSecond, seconds: warmUpSeconds });
  const during = async (what, work = async () => {}) => {
    console.log(`  ${what} …`);
    await delay.read(site.pid);
    let going = true;
    const working = work(() => going);
    const figures = await pace(read, { perSecond: readsPerSecond, seconds });
    const loop = await delay.read(site.pid);
    going = false;
    await working;
    return { what, ...figures, longest: loop.longest };
  };
  const quiet = await during(quietly);
  await backlog.letPruningGo();
  while (!(await backlog.isPruning())) await pause(500);
  const pruning = await during('pruning');
  const figures = await during('pruning, figures read twice a second', async (isGoing) => {
    while (isGoing()) {
      await client.call('/ready');
      await client.call('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
      await pause(500);
    }
  });
  const copying = await during('pruning, a copy of the database is made', () => copy(backlog.variables));
  const after = await during('pruning, after the copy');
  client.close();
  await site.stop();
  delay.stop();
  const removed = rows * backlog.tables - (await backlog.left());
  console.log(`  ${removed} rows were removed.`);
  return [quiet, pruning, figures, copying, after].map((row) => ({ ...row, ratio: row.p99 / quiet.p99 }));
}

const metricsToken = 'chores-chores-chores-chores-chores';

/** The command that operators run, in a process of its own as theirs is. */
async function copy(variables) {
  const file = join(tmpdir(), `site-copy-${process.pid}`);
  const child = spawn(process.execPath, ['.next/site/main.mjs', 'backup', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...variables },
  });
  const clearAway = () => rmSync(file, { force: true });
  const isEnded = endWithProcess(() => {
    child.kill('SIGKILL');
    clearAway();
  });
  const began = performance.now();
  const status = await new Promise((resolve) => child.once('exit', resolve));
  console.log(`  The copy took ${Math.round(performance.now() - began)} ms.`);
  clearAway();
  isEnded();
  if (status !== 0) throw new Error(`The copy ended with status ${status}.`);
}

/** Prints the figures of one database; true when they keep to what a visitor may notice. */
function report(kind, rows, phases) {
  const column = (name, key = name) => ({ name, of: (row) => row[key] });
  const missed = phases.filter(
    ({ what, longest, ratio }) => what !== quietly && (longest > longestPause || ratio > slowestRatio),
  );
  printTable(
    `Bearer reads, ${readsPerSecond} a second, beside the chores of a site with ${rows} old rows a table on ${kind}, in ms`,
    [
      column('beside', 'what'),
      column('p50'),
      column('p99'),
      column('p99 ratio', 'ratio'),
      column('longest pause', 'longest'),
      { name: 'bars', of: (row) => (missed.includes(row) ? 'missed' : '') },
    ],
    phases,
  );
  return missed.length === 0;
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
