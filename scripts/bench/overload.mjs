import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { makeClient, measure, summary } from './load/client.mjs';
import { makeJourney } from './load/journey.mjs';
import { printTable } from './load/table.mjs';
import { startCluster } from './process/cluster.mjs';
import { startSite } from './process/site.mjs';

const loads = [1, 2, 4];
/** How often readers open a document, in milliseconds. */
const betweenDocuments = 20;
const pages = ['/', '/pro', '/mac', '/newsletter'];
const people = 20;
/** How many calls run at the same time while we measure how many the site can answer. */
const atOnce = 16;
/** The bars: how many times as long documents may take in an overload, and what share of calls is still answered. */
const mostRatio = 2;
const leastGoodput = 0.7;
/** In milliseconds. */
const longestRecovery = 1000;

/**
 * How many calls per second a site answers when it is sent as many as it can carry, and two and four times as many;
 * what people who read documents notice meanwhile; and how soon calls are answered as before once it ends. Resolves
 * to whether all bars are met.
 */
export async function benchOverload(seconds) {
  const cluster = await startCluster();
  const results = [await overloadSite('SQLite', {}, seconds)];
  if (cluster) {
    results.push(await overloadSite('PostgreSQL', { DATABASE_URL: cluster.url }, seconds));
    await cluster.stop();
  }
  return results.every(Boolean);
}

async function overloadSite(database, variables, seconds) {
  const site = await startSite({ TRUSTED_PROXY_HOPS: '1', ...variables });
  const client = makeClient(site.origin, atOnce);
  const config = await client.json('/sandbox/config.json');
  const bearers = [];
  await measure(
    async (index) => {
      const own = makeClient(site.origin, 1, { 'x-forwarded-for': `192.168.${index}.1` });
      bearers.push(await makeJourney(own, config).signUp());
      own.close();
    },
    { atOnce: 4, seconds: 60, count: people },
  );
  const query = `response_type=code&code_challenge_method=S256&client_id=${config.webClientId}&scope=privacypro`;
  const load = { origin: site.origin, bearers, query };
  console.log(`${database}: documents alone, then what the site carries …`);
  const alone = await readDocuments(site.origin, pause(seconds * 1000));
  const carried = await capacity(load, seconds);
  const rows = [{ load: 'documents alone', documents: alone }];
  for (const times of loads) {
    const perSecond = Math.round(carried * times);
    console.log(`${database}: ${times} × ${Math.round(carried)} calls a second for ${seconds} s …`);
    const ended = run({ ...load, perSecond, seconds });
    const documents = await readDocuments(site.origin, ended);
    rows.push({
      load: `${times} ×`,
      perSecond,
      documents,
      ...(await ended),
      recovery: await recovery(client, bearers),
    });
  }
  client.close();
  await site.stop();
  return report(database, rows, seconds);
}

/** The most calls per second that are answered when each caller waits for an answer before calling again. */
async function capacity(load, seconds) {
  const { answered } = await run({ ...load, atOnce, seconds });
  return answered.find(({ status }) => status === '200').perSecond;
}

async function run(workerData) {
  const worker = new Worker(new URL('load/overloadClient.mjs', import.meta.url), { workerData });
  const [told] = await once(worker, 'message');
  await worker.terminate();
  return told;
}

/** Opens documents one after another until the promise is settled. */
async function readDocuments(origin, ended) {
  const reader = makeClient(origin, 1, { 'accept-encoding': 'br' });
  const times = [];
  let open = true;
  void ended.then(() => {
    open = false;
  });
  for (let index = 0; open; index += 1) {
    const from = performance.now();
    const { status } = await reader.call(pages[index % pages.length]);
    times.push(performance.now() - from);
    if (status !== 200) throw new Error(`A page answered ${status}`);
    await pause(betweenDocuments);
  }
  reader.close();
  return summary(times, 1);
}

/** Milliseconds until a call is answered as it was before. */
async function recovery(client, bearers) {
  const from = performance.now();
  while ((await client.call('/api/auth/v2/account', { headers: bearers[0] })).status !== 200) await pause(5);
  return performance.now() - from;
}

function report(database, rows, seconds) {
  const of = (row, status) => row.answered?.find((one) => one.status === status);
  const others = ({ answered }) =>
    answered
      ?.filter(({ status }) => status !== '200' && status !== '503')
      .map(({ status, count }) => `${count} × ${status}`);
  printTable(
    `${database}: what is answered of more and more calls, ${seconds} s each; times in ms`,
    [
      { name: 'load', of: ({ load }) => load },
      { name: 'sent/s', of: ({ perSecond }) => perSecond },
      { name: 'answered/s', of: (row) => of(row, '200')?.perSecond },
      { name: 'p50', of: (row) => of(row, '200')?.p50 },
      { name: 'p99', of: (row) => of(row, '200')?.p99 },
      { name: '503/s', of: (row) => of(row, '503')?.perSecond },
      { name: 'p50 of 503', of: (row) => of(row, '503')?.p50 },
      { name: 'p99 of 503', of: (row) => of(row, '503')?.p99 },
      { name: 'other', of: (row) => others(row)?.join(', ') },
      { name: 'document p50', of: ({ documents }) => documents.p50 },
      { name: 'document p99', of: ({ documents }) => documents.p99 },
      { name: 'recovery', of: ({ recovery }) => recovery },
    ],
    rows,
  );
  const [, carried, ...beyond] = rows;
  return beyond.every(
    (row) =>
      of(row, '200').perSecond >= leastGoodput * of(carried, '200').perSecond &&
      row.retries === (of(row, '503')?.count ?? 0) &&
      row.documents.p99 <= mostRatio * carried.documents.p99 &&
      row.recovery < longestRecovery,
  );
}
