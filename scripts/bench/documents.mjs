import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { nodeOptions } from '../nodeOptions.mjs';
import { makeClient, measure } from './load/client.mjs';
import { freePort } from './process/serverProcess.mjs';
import { withCost } from './process/site.mjs';

const rounds = 3;
const seconds = 2;
const atOnce = 32;
const load = { atOnce, seconds };
const asBrowser = { headers: { 'accept-encoding': 'br' } };

/** A server with a single answer, kept in memory: the best that Node can do. It reads the answer from its input. */
const bareServer = `
let input = '';
process.stdin.on('data', (text) => { input += text; }).on('end', () => {
  const { port, headers, body } = JSON.parse(input);
  const bytes = Buffer.from(body, 'base64');
  require('node:http').createServer((request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  }).listen(port, '127.0.0.1', () => process.stdout.write('ready'));
});`;

/**
 * Documents per second of the site, alternating with a bare server that sends the same bytes. The client may be the
 * bottleneck, so where processor time is available, the ratio compares each server's processor time per answer.
 */
export async function benchDocuments(site, path = '/') {
  const client = makeClient(site.origin, atOnce);
  const { headers, bytes } = await client.call(path, asBrowser);
  const { date, connection, 'keep-alive': keepAlive, ...sent } = headers;
  const port = await freePort();
  const bare = spawn(process.execPath, [...nodeOptions, '-e', bareServer], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  bare.stdin.end(JSON.stringify({ port, headers: sent, body: bytes.toString('base64') }));
  await once(bare.stdout, 'data');
  const other = makeClient(`http://127.0.0.1:${port}`, atOnce);
  const ours = [];
  const theirs = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await withCost(site.pid, () => measure(() => client.call(path, asBrowser), load)));
    theirs.push(await withCost(bare.pid, () => measure(() => other.call('/', asBrowser), load)));
  }
  client.close();
  other.close();
  bare.kill();
  const own = middle(ours);
  const best = middle(theirs);
  const ratio = own.cost && best.cost ? best.cost / own.cost : own.perSecond / best.perSecond;
  return [
    { what: `document ${path}`, ...own, ratio, bar: 'ratio ≥ 0.8' },
    { what: 'bare node:http', ...best, ratio: 1, bar: '' },
  ];
}

/** Events counted by the site per second. */
export async function benchEvents(site) {
  const client = makeClient(site.origin, atOnce);
  const event = () => client.call('/t/page_pro_impression?origin=funnel_home_web', { method: 'POST' });
  const counted = await withCost(site.pid, () => measure(event, load));
  client.close();
  return [{ what: '/t/<event>', ...counted, ratio: null, bar: '≥ 3000/s' }];
}

/** Suggestions per second, for one search typed letter by letter. */
export async function benchSuggestions(site) {
  const client = makeClient(site.origin, atOnce);
  const typed = 'how to tie a tie';
  const next = (index) =>
    client.call(`/ac?q=${encodeURIComponent(typed.slice(0, 1 + (index % typed.length)))}`);
  const answered = await withCost(site.pid, () => measure(next, load));
  // One visitor at a time: how long one suggestion takes without queueing behind others.
  const single = await measure(next, { atOnce: 1, seconds });
  client.close();
  return [
    { what: '/ac, letter by letter', ...answered, ratio: null, bar: '≤ 5000 µs' },
    { what: '/ac, one at a time', ...single, cost: null, ratio: null, bar: 'p99 ≤ 5 ms' },
  ];
}

function middle(results) {
  return [...results].sort((one, other) => one.perSecond - other.perSecond)[Math.floor(results.length / 2)];
}
