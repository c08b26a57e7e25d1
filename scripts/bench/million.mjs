import { rmSync } from 'node:fs';
import { summary } from './client.mjs';
import { startCluster } from './cluster.mjs';
import { endWithProcess } from './endings.mjs';
import { loadSource } from './loadSource.mjs';
import { benchService } from './service.mjs';
import { startSite } from './site.mjs';
import { printTable } from './table.mjs';

const watched = ['sign-in, six calls', '  otp', '  login', '  token', 'bearer read'];
const eventsPerWrite = 15_000;

/**
 * What a full database costs: sign-in, bearer reads and the newsletter, compared with an empty one of the same kind,
 * and a million events. Exits with 1 when a hot path reads a whole table.
 */
export async function benchMillion(rows) {
  const growth = await loadSource('tests/bench/growth.ts');
  const cluster = await startCluster();
  if (cluster) process.env.SERVICE_TEST_POSTGRES = cluster.url;
  const calls = [];
  const counts = [];
  let whole = [];
  for (const kind of cluster ? ['sqlite', 'postgres'] : ['sqlite']) {
    console.log(`An empty database on ${kind} …`);
    const empty = await measured(growth, kind, 0);
    console.log(`${rows} rows a table on ${kind} …`);
    const full = await measured(growth, kind, rows);
    calls.push(...full.times.map((row, index) => besideEmpty(kind, row, empty.times[index])));
    counts.push(await eventRow(growth, kind, full));
    whole = [...whole, ...(await growth.wholeReadsOfHotPaths(full.place.services))];
    await empty.drop();
    await full.drop();
  }
  await cluster?.stop();
  print(rows, calls, counts);
  console.log(
    whole.length === 0 ? '\nEvery hot path is led by an index.' : `\nWhole reads:\n${whole.join('\n')}`,
  );
  return whole.length === 0;
}

async function measured(growth, kind, rows) {
  const place = await growth.openGrown(kind, rows);
  const isDropped = endWithProcess(() => {
    if (kind === 'sqlite') rmSync(place.variables.DATA_DIR, { recursive: true, force: true });
  });
  const drop = async () => {
    await place.drop();
    isDropped();
  };
  const site = await startSite(place.variables);
  const served = await benchService(kind, site);
  await site.stop();
  const letters = await growth.timeLetters(place.services, 400);
  const times = [
    ...served.filter(({ what }) => watched.includes(what)),
    ...Object.entries(letters).map(([what, values]) => ({
      what: `newsletter ${what}`,
      ...summary(values, 1),
    })),
  ];
  return { place, times, drop };
}

function besideEmpty(database, full, empty) {
  const { what, p50, p99 } = full;
  return {
    database,
    what,
    p50,
    p99,
    p50Empty: empty.p50,
    p99Empty: empty.p99,
    ratio: p50 / empty.p50,
    ratio99: p99 / empty.p99,
  };
}

async function eventRow(growth, kind, { place }) {
  const { services } = place;
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

function print(rows, calls, counts) {
  const column = (name, key = name) => ({ name, of: (row) => row[key] });
  printTable(
    `One call in ms beside an empty database, with ${rows} accounts, families, token pairs, customers, subscriptions, subscribers and counts`,
    [
      column('database'),
      column('what'),
      column('p50 empty', 'p50Empty'),
      column('p50 full', 'p50'),
      column('p50 ratio', 'ratio'),
      column('p99 empty', 'p99Empty'),
      column('p99 full', 'p99'),
      column('p99 ratio', 'ratio99'),
    ],
    calls,
  );
  printTable(
    `A million events on top, written every ${eventsPerWrite}; one day of counts read and removed, in ms`,
    [
      column('database'),
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
    counts,
  );
}
