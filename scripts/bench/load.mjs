import { once } from 'node:events';
import { get } from 'node:http';
import { Worker } from 'node:worker_threads';
import { nodeOptions } from '../nodeOptions.mjs';
import { startServer } from '../process/serverProcess.mjs';
import { memoryOf, startSite } from '../process/site.mjs';
import { eachOf, median, pace, sendFor } from './load/measure.mjs';
import { goal, measureService } from './load/service.mjs';
import { column, printTable, verdict } from './load/table.mjs';
import { makeVisitor, openSandbox } from './load/visitor.mjs';

const atOnce = 32;
const seconds = 2;
const rounds = 3;
const maxMemory = 220;

/** A server with a single answer, kept in memory: the best that Node can do. */
const bareServer = `
const { headers, body } = JSON.parse(process.argv[1]);
const bytes = Buffer.from(body, 'base64');
require('node:http').createServer((request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen({ port: process.env.PORT, backlog: 4096 });`;

/** What one site carries: sign-ins, account reads, payment messages, events, suggestions, and documents; then its memory. */
export async function benchLoad() {
  const site = await startSite({ TRUSTED_PROXY_HOPS: '1' });
  const rows = [];
  for (const part of [service, bystanders, events, suggestions, documents]) {
    console.log(`Measuring ${part.name} …`);
    rows.push(...(await part(site)));
  }
  const megabytes = memoryOf(site.pid);
  await site.stop();
  printTable(
    'What one site carries; the load comes from the same machine',
    [
      ...[column('what'), { name: 'times', of: ({ count }) => String(count) }],
      ...[column('per second', 'perSecond'), column('p50 ms', 'p50'), column('p99 ms', 'p99')],
      ...[column('processor µs', 'cost'), column('ratio'), column('goal')],
      { name: '', of: ({ isMet }) => verdict(isMet) },
    ],
    rows,
  );
  const isSmall = megabytes === null || megabytes < maxMemory;
  console.log(`\nResident memory afterward: ${megabytes} MB, goal < ${maxMemory}: ${verdict(isSmall)}`);
  return isSmall && rows.every(({ isMet }) => isMet !== false);
}

async function service(site) {
  const people = 300;
  const emailOf = (person) => `bench-${person}@example.org`;
  const sandbox = await openSandbox(site);
  await eachOf([...Array(people).keys()], 4, async (person) => {
    const visitor = makeVisitor(sandbox, person);
    await visitor.addAddress(await visitor.signUp(), emailOf(person));
  });
  return measureService(site, { people, perSecond: 50, reads: 4000 }, emailOf);
}

/** Others begin to sign in while many calls at one moment ask for codes to one address: they wait twice as long at most. */
async function bystanders(site) {
  const sandbox = await openSandbox(site);
  const begin = (person) => makeVisitor(sandbox, 1000 + person).open();
  const quiet = await pace(begin, { perSecond: 50, count: 200 });
  const rows = [{ what: 'sign-in begun, quiet', ...quiet }];
  for (const calls of [24, 100, 400]) {
    const crowd = new Worker(new URL('./load/crowd.mjs', import.meta.url), {
      workerData: { sandbox, calls },
    });
    await once(crowd, 'message');
    crowd.postMessage('ask');
    const [beside] = await Promise.all([pace(begin, { perSecond: 50, count: 200 }), once(crowd, 'message')]);
    const what = `  beside ${calls} calls for one address`;
    rows.push(goal({ what, ...beside }, 'p99', Math.ceil(2 * quiet.p99)));
  }
  return rows;
}

async function events({ origin, pid }) {
  const event = { method: 'POST', path: '/t/page_pro_impression?origin=funnel_home_web' };
  const counted = await sendFor(seconds, origin, [event], { atOnce, pid });
  return [{ what: '/t/<event>', ...counted, goal: '≥ 3000/s', isMet: counted.perSecond >= 3000 }];
}

/** One search typed letter by letter, by one visitor, so that nothing queues behind others. */
async function suggestions({ origin, pid }) {
  const letters = [...'how to tie a tie'].map((_, index, all) => all.slice(0, 1 + index).join(''));
  const requests = letters.map((text) => ({ path: `/ac?q=${encodeURIComponent(text)}` }));
  const answered = await sendFor(seconds, origin, requests, { atOnce: 1, pid });
  return [goal({ what: '/ac, letter by letter', ...answered }, 'p99', 5)];
}

/**
 * The home page, alternating with a bare server that sends the same bytes. The load may be the bottleneck, so the ratio
 * compares each server's processor time per answer where the system reports it.
 */
async function documents(site) {
  const headers = { 'accept-encoding': 'br' };
  const values = [...nodeOptions, '-e', bareServer, await rawAnswer(site.origin, headers)];
  const bare = await startServer({ what: 'The bare server', values, variables: () => ({}), readyPath: '/' });
  const sides = [
    { what: 'the home page', server: site, results: [] },
    { what: 'a bare node:http with the same bytes', server: bare, results: [] },
  ];
  for (let round = 0; round < rounds; round += 1)
    for (const { server, results } of sides)
      results.push(
        await sendFor(seconds, server.origin, [{ path: '/', headers }], { atOnce, pid: server.pid }),
      );
  await bare.stop();
  const [own, best] = sides.map(({ what, results }) => {
    const rate = median(results.map(({ perSecond }) => perSecond));
    return { what, ...results.find(({ perSecond }) => perSecond === rate) };
  });
  const ratio = own.cost ? best.cost / own.cost : own.perSecond / best.perSecond;
  return [{ ...own, ratio, goal: 'ratio ≥ 0.8', isMet: ratio >= 0.8 }, best];
}

/** The answer as it travels, as JSON; `fetch` would unpack it. */
async function rawAnswer(origin, headers) {
  const answer = await new Promise((resolve, reject) => {
    get(origin, { headers }, resolve).on('error', reject);
  });
  const { date, connection, 'keep-alive': keepAlive, ...sent } = answer.headers;
  return JSON.stringify({ headers: sent, body: Buffer.concat(await answer.toArray()).toString('base64') });
}
