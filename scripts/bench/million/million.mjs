import { summary } from '../load/client.mjs';
import { printTable } from '../load/table.mjs';
import { startCluster } from '../process/cluster.mjs';
import { databaseKinds } from '../process/databaseKinds.mjs';
import { loadSource } from '../process/loadSource.mjs';
import { openPlace } from '../process/openPlace.mjs';
import { compareCalls } from './compare.mjs';

const fewAccounts = 1000;
const eventsPerWrite = 15_000;
/** The highest ratio of a call's p99 with all rows to its p99 with few. */
const maxRatio = 1.2;

/**
 * What size costs: makes every call of sign-in, purchase, account, and newsletter at a site with this many accounts and
 * at one with a thousand, each for this many seconds, and then sends a million events. Exits with 1 if a call certainly
 * takes longer, or if a hot path reads a whole table.
 */
export async function benchMillion(rows, seconds, only) {
  const growth = await loadSource('tests/bench/growth.ts');
  const cluster = await startCluster();
  if (cluster) process.env.SERVICE_TEST_POSTGRES = cluster.url;
  const kinds = databaseKinds(cluster, only);
  let isGood = true;
  for (const kind of kinds) isGood = (await benchOn(kind, growth, { rows, seconds })) && isGood;
  await cluster?.stop();
  return isGood;
}

async function benchOn(kind, growth, { rows, seconds }) {
  const small = await fill(growth, kind, fewAccounts);
  const large = await fill(growth, kind, rows);
  const calls = await compareCalls([small, large], seconds, growth);
  printCalls(kind, rows, calls);
  printCounts(kind, await eventRow(kind, growth, large.services));
  const whole = await growth.wholeReadsOfHotPaths(large.services);
  await small.drop();
  await large.drop();
  console.log(
    whole.length === 0 ? '\nEvery hot path is led by an index.' : `\nWhole reads:\n${whole.join('\n')}`,
  );
  return whole.length === 0 && !calls.some((row) => verdictOf(row) === 'missed');
}

async function fill(growth, kind, accounts) {
  const name = `${accounts} accounts on ${kind}`;
  console.log(`${name} …`);
  const from = performance.now();
  const place = await openPlace(() => growth.openGrown(kind, accounts));
  console.log(`  filled in ${Math.round((performance.now() - from) / 1000)} s`);
  return { ...place, name, accounts };
}

async function eventRow(kind, growth, services) {
  const day = await growth.readAndPruneDay(services);
  const before = await growth.bytesOfCounts(services);
  const counted = await growth.countEvents(services, 1_000_000, eventsPerWrite);
  const after = await growth.bytesOfCounts(services);
  const { p50, p99 } = summary(counted.writes, 1);
  return {
    database: kind,
    perSecond: counted.perSecond,
    rows: counted.rows,
    p50,
    p99,
    ...size(before, after),
    ...{ read: day.read, prune: day.prune, removed: day.removed },
  };
}

function size(before, after) {
  return { kilobytes: (after - before) / 1024, megabytes: after / 1024 / 1024 };
}

/** A ratio above the bar proves nothing if chance alone could have caused it. */
function verdictOf({ ratio, from }) {
  if (ratio <= maxRatio) return '';
  return from > maxRatio ? 'missed' : 'unsure';
}

function column(name, key = name) {
  return { name, of: (row) => row[key] };
}

function printCalls(kind, rows, calls) {
  printTable(
    `Calls in ms on ${kind} with ${rows} accounts and as many rows in each table of theirs, beside ${fewAccounts}; p99 ratio ≤ ${maxRatio}, nine times in ten between the bounds`,
    [
      column('call', 'what'),
      { name: 'samples', of: ({ samples }) => String(samples) },
      column(`p50 of ${fewAccounts}`, 'p50Small'),
      column('p50'),
      column('p50 ratio', 'ratio50'),
      column(`p99 of ${fewAccounts}`, 'p99Small'),
      column('p99'),
      column('p99 ratio', 'ratio'),
      column('from'),
      column('to'),
      { name: 'bar', of: verdictOf },
    ],
    calls,
  );
}

function printCounts(kind, counts) {
  printTable(
    `A million events on top on ${kind}, written every ${eventsPerWrite}; one day of counts read and removed, in ms`,
    [
      column('events/s', 'perSecond'),
      column('rows'),
      column('write p50', 'p50'),
      column('write p99', 'p99'),
      column('KB more', 'kilobytes'),
      column('MB in all', 'megabytes'),
      column('read day', 'read'),
      column('prune day', 'prune'),
      column('removed'),
    ],
    [counts],
  );
}
