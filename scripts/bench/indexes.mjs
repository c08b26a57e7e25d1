import { setTimeout as pause } from 'node:timers/promises';
import { makeClient, summary } from './load/client.mjs';
import { makeJourney } from './load/journey.mjs';
import { printTable } from './load/table.mjs';
import { startCluster } from './process/cluster.mjs';
import { loadSource } from './process/loadSource.mjs';
import { openPlace } from './process/openPlace.mjs';
import { startSite } from './process/site.mjs';

const signUpsPerSecond = 8;
const readsPerSecond = 40;
const minSeconds = 8;
const minBeside = 500;
/** The longest a call may take beside what migrations do, in milliseconds: as long as they wait for a table themselves. */
const maxWait = 1000;

/**
 * How long calls wait while an upgrade changes large tables on PostgreSQL: nothing, its indexes as the migrations build
 * them, columns as they add them, and for comparison the same indexes built in one transaction. Sign-ins write into each
 * of the tables all the time. Resolves to whether no call was locked out by what the migrations do.
 */
export async function benchIndexes(rows) {
  const { openForIndexes } = await loadSource('tests/bench/indexBuild.ts');
  const cluster = await startCluster({ flushes: true });
  if (!cluster) return false;
  process.env.SERVICE_TEST_POSTGRES = cluster.url;
  console.log(`${rows} rows in each table …`);
  const place = await openPlace(() => openForIndexes(rows));
  try {
    const visitors = await openVisitors(place.variables);
    const phases = [];
    const during = async (what, change, undo = async () => {}) => {
      console.log(`  ${what} …`);
      phases.push({ what, ...(await visitors.measure(change, undo)) });
    };
    let columns = 0;
    await during('nothing', () => pause(minSeconds * 1000));
    await during('indexes, as migrations build them', place.build, place.removeIndexes);
    await during('columns, as migrations add them', () => place.addColumns(columns++));
    await during('the same indexes in one transaction', place.buildAtOnce, place.removeIndexes);
    await visitors.stop();
    return report(rows, place.tables, phases);
  } finally {
    await place.drop();
    await cluster.stop();
  }
}

/** A site with people who sign up and others who read, at a steady pace. */
async function openVisitors(variables) {
  const site = await startSite(variables);
  const client = makeClient(site.origin, 256);
  let times = null;
  const timed = (name, time) => times?.[name === 'account' ? 'reads' : 'writes'].push(time);
  const journey = makeJourney(client, await client.json('/sandbox/config.json'), timed);
  const bearer = await journey.signUp();
  const read = async () => {
    const from = performance.now();
    await client.json('/api/auth/v2/account', { headers: bearer });
    timed('account', performance.now() - from);
  };
  return {
    /** Repeats the change for a few seconds and undoes it after each time, which no call is beside. */
    async measure(change, undo) {
      const all = { reads: [], writes: [], took: [] };
      const started = performance.now();
      for (let isFirst = true; isFirst || performance.now() - started < minSeconds * 1000; isFirst = false) {
        times = { reads: [], writes: [] };
        const stop = keepGoing([
          [journey.signUp, signUpsPerSecond],
          [read, readsPerSecond],
        ]);
        const from = performance.now();
        const changed = change().then(() => all.took.push((performance.now() - from) / 1000));
        // Beside a change of a few milliseconds nobody would call.
        await Promise.all([changed, pause(minBeside)]);
        // Those who waited for it have their answers.
        await stop();
        all.reads.push(...times.reads);
        all.writes.push(...times.writes);
        times = null;
        await undo();
      }
      return all;
    },
    async stop() {
      client.close();
      await site.stop();
    },
  };
}

/** Starts each work so many times a second until it is stopped, which waits for all that was begun. */
function keepGoing(works) {
  const begun = [];
  const timers = works.map(([work, perSecond]) =>
    setInterval(() => begun.push(work()), 1000 / perSecond).unref(),
  );
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(begun);
  };
}

function report(rows, tables, phases) {
  const figures = phases.map(({ what, reads, writes, took }) => {
    const longest = Math.max(...writes, ...reads);
    const change = took.reduce((sum, one) => sum + one, 0) / took.length;
    return {
      what,
      times: String(took.length),
      change,
      writes: String(writes.length),
      p50: summary(writes, 1).p50,
      p99: summary(writes, 1).p99,
      reads99: summary(reads, 1).p99,
      longest,
    };
  });
  const isMissed = ({ what, longest }) => what.includes('migrations') && longest > maxWait;
  const column = (name, key = name) => ({ name, of: (row) => row[key] });
  printTable(
    `Calls in ms while ${tables} tables with ${rows} rows each are changed on PostgreSQL; ${signUpsPerSecond} sign-ups and ${readsPerSecond} reads a second`,
    [
      column('beside', 'what'),
      column('times'),
      column('seconds each', 'change'),
      column('writing calls', 'writes'),
      column('p50'),
      column('p99'),
      column('p99 of reads', 'reads99'),
      column('longest'),
      { name: 'bar', of: (row) => (isMissed(row) ? 'missed' : '') },
    ],
    figures,
  );
  return !figures.some(isMissed);
}
