import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeClient, measure, summary } from './load/client.mjs';
import { makeJourney } from './load/journey.mjs';
import { printTable } from './load/table.mjs';
import { startCluster } from './process/cluster.mjs';
import { startProxy } from './process/proxy.mjs';
import { startSite } from './process/site.mjs';

const loads = [1, 2, 4];
/** How often a reader opens a document, and somebody with an account asks for it, in milliseconds. */
const betweenCalls = 20;
const pages = ['/', '/pro', '/mac', '/newsletter'];
/** Those that nginx keeps. */
const kept = ['/', '/mac', '/newsletter', '/about'];
const browser = { 'accept-encoding': 'br' };
const people = 20;
/** How many calls run at the same time while we measure how many the site can answer. */
const atOnce = 16;
/** The bars: how many times as long documents may take in an overload, and what share of calls is still answered. */
const maxRatio = 2;
const minGoodput = 0.7;
/** In milliseconds. */
const maxRecovery = 1000;

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
  const proxy = await startProxy(site);
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
  const seen = (ended) => others(site.origin, proxy, bearers[0], ended);
  const alone = await seen(pause(seconds * 1000));
  const carried = await capacity(load, seconds);
  const rows = [{ load: 'none', ...alone }];
  for (const times of loads) {
    const perSecond = Math.round(carried * times);
    console.log(`${database}: ${times} × ${Math.round(carried)} calls a second for ${seconds} s …`);
    const ended = run({ ...load, perSecond, seconds });
    rows.push({
      load: `${times} ×`,
      ...(await seen(ended)),
      ...(await ended),
      recovery: await recovery(client, bearers),
    });
  }
  client.close();
  await proxy?.stop();
  await site.stop();
  return report(database, rows, seconds);
}

/** The most calls per second that are answered when each caller waits for an answer before calling again. */
async function capacity(load, seconds) {
  const { counts, seconds: lasted } = await run({ ...load, atOnce, seconds });
  return counts[200] / lasted;
}

async function run(load) {
  const client = fork(fileURLToPath(new URL('load/overloadClient.mjs', import.meta.url)));
  setPriority(client.pid, constants.priority.PRIORITY_LOW);
  client.send(load);
  const [told] = await once(client, 'message');
  return told;
}

/**
 * What somebody who reads documents, with and without nginx in between, and somebody with an account notice until the
 * promise is settled.
 */
async function others(origin, proxy, bearer, ended) {
  let open = true;
  const untilEnd = () => open;
  void ended.then(() => {
    open = false;
  });
  const direct = () => makeClient(origin, 1, browser);
  const [documents, behind, calls] = await Promise.all([
    callAgainAndAgain(direct(), untilEnd, (index) => [pages[index % pages.length]]),
    proxy
      ? callAgainAndAgain(proxy.client(1, browser), untilEnd, (index) => [kept[index % kept.length]])
      : [],
    callAgainAndAgain(direct(), untilEnd, () => ['/api/auth/v2/account', { headers: bearer }]),
  ]);
  if ([...documents, ...behind].some(({ status }) => status !== 200))
    throw new Error('A page was not answered.');
  const timesOf = (wanted) => calls.filter(({ status }) => status === wanted).map(({ time }) => time);
  const timesOfAll = (answers) => answers.map(({ time }) => time);
  return {
    documents: summary(timesOfAll(documents), 1),
    behind: proxy && summary(timesOfAll(behind), 1),
    answered: summary(timesOf(200), 1),
    refused: summary(timesOf(503), 1),
  };
}

async function callAgainAndAgain(client, goesOn, callOf) {
  const answers = [];
  for (let index = 0; goesOn(); index += 1) {
    const from = performance.now();
    const { status } = await client.call(...callOf(index));
    answers.push({ status, time: performance.now() - from });
    await pause(betweenCalls);
  }
  client.close();
  return answers;
}

/** Milliseconds until a call is answered as it was before. */
async function recovery(client, bearers) {
  const from = performance.now();
  while ((await client.call('/api/auth/v2/account', { headers: bearers[0] })).status !== 200) await pause(5);
  return performance.now() - from;
}

function report(database, rows, seconds) {
  const perSecond = ({ counts, seconds: lasted }, status) => counts && (counts[status] ?? 0) / lasted;
  const sent = ({ counts, seconds: lasted }) =>
    counts && Object.values(counts).reduce((sum, one) => sum + one, 0) / lasted;
  printTable(
    `${database}: what the site answers of more and more calls, ${seconds} s each; times in ms, measured by others`,
    [
      { name: 'load', of: ({ load }) => load },
      { name: 'sent/s', of: sent },
      { name: 'answered/s', of: (row) => perSecond(row, 200) },
      { name: '503/s', of: (row) => perSecond(row, 503) },
      { name: 'no answer', of: ({ counts }) => counts?.['no answer'] },
      { name: 'a call p50', of: ({ answered }) => answered.p50 },
      { name: 'p99', of: ({ answered }) => answered.p99 },
      { name: 'refused', of: ({ refused }) => String(refused.count) },
      { name: 'after p99', of: ({ refused }) => (refused.count > 0 ? refused.p99 : undefined) },
      { name: 'a document p50', of: ({ documents }) => documents.p50 },
      { name: 'p99 ', of: ({ documents }) => documents.p99 },
      { name: 'kept by nginx p50', of: ({ behind }) => behind?.p50 },
      { name: 'p99  ', of: ({ behind }) => behind?.p99 },
      { name: 'recovery', of: ({ recovery }) => recovery },
    ],
    rows,
  );
  const [, carried, ...beyond] = rows;
  return beyond.every(
    (row) =>
      perSecond(row, 200) >= minGoodput * perSecond(carried, 200) &&
      row.retries === (row.counts[503] ?? 0) &&
      row.documents.p99 <= maxRatio * carried.documents.p99 &&
      (!row.behind || row.behind.p99 <= maxRatio * carried.behind.p99) &&
      row.recovery < maxRecovery,
  );
}
