import { parentPort, workerData } from 'node:worker_threads';
import { makeClient, measure, pace, summary } from './client.mjs';

/**
 * The load of the overload bench, in a thread of its own so that a busy client doesn't delay other measurements. Half of
 * the calls open a sign-in, which writes, and half read an account. Each comes from a network of its own, so that no
 * limit applies. They come at a fixed rate or a fixed number at a time. Reports what was answered.
 */
const { origin, bearers, query, perSecond, atOnce, seconds } = workerData;
const client = makeClient(origin, Number.POSITIVE_INFINITY);
const times = {};
let retries = 0;

async function call(index) {
  const from = performance.now();
  const network = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const { status, headers } = await client.call(...(index % 2 === 0 ? open(network) : read(network, index)));
  if (status === 503 && Number(headers['retry-after']) > 0) retries += 1;
  times[status] ??= [];
  times[status].push(performance.now() - from);
}

function open(network) {
  // Each challenge may be used once.
  const challenge = crypto.getRandomValues(Buffer.alloc(32)).toString('base64url');
  const path = `/api/auth/v2/authorize?${query}&code_challenge=${challenge}`;
  return [path, { method: 'POST', headers: { origin, 'x-forwarded-for': network } }];
}

function read(network, index) {
  return [
    '/api/auth/v2/account',
    { headers: { ...bearers[index % bearers.length], 'x-forwarded-for': network } },
  ];
}

async function tryCall(index) {
  try {
    await call(index);
  } catch {
    times['no answer'] ??= [];
    times['no answer'].push(0);
  }
}

if (perSecond) await pace(tryCall, { perSecond, seconds });
else await measure(tryCall, { atOnce, seconds });
client.close();
const answered = Object.entries(times).map(([status, all]) => ({ status, ...summary(all, seconds) }));
parentPort.postMessage({ answered, retries });
