import autocannon from 'autocannon';
import { processorTime } from '../../process/site.mjs';

/**
 * Sends each of these requests once, so many at a time, and fails if one is refused.
 * @returns the bodies in the order of the requests, calls per second, and the times in milliseconds
 */
export async function sendEach(origin, requests, atOnce) {
  const bodies = [];
  let next = 0;
  const setupRequest = (request, context) => {
    context.index = next;
    next += 1;
    return { ...request, ...requests[context.index] };
  };
  const onResponse = (_status, body, context) => {
    bodies[context.index] = body;
  };
  const each = { amount: requests.length, requests: [{ setupRequest, onResponse }] };
  return { ...(await shoot(origin, { connections: Math.min(atOnce, requests.length), ...each })), bodies };
}

/**
 * Sends these requests in turn for some seconds, so many at a time.
 * @returns the same without bodies; with `pid` also the server's processor time for each answer, in microseconds
 */
export async function sendFor(seconds, origin, requests, { atOnce, pid }) {
  const before = processorTime(pid);
  const result = await shoot(origin, { connections: atOnce, duration: seconds, requests });
  const after = processorTime(pid);
  return { ...result, cost: before === null ? null : ((after - before) * 1000) / result.count };
}

async function shoot(origin, options) {
  const times = [];
  const started = performance.now();
  let ended = started;
  const run = autocannon({ url: origin, sampleInt: 100, ...options });
  run.on('response', (_client, _status, _bytes, time) => {
    times.push(time);
    ended = performance.now();
  });
  const { errors, non2xx, statusCodeStats } = await run;
  if (errors + non2xx > 0)
    throw new Error(`${origin}: ${errors} without an answer, ${JSON.stringify(statusCodeStats)}`);
  return summary(times, (ended - started) / 1000);
}

/** Starts `work` this many times a second, with at most so many open. Times are in milliseconds from each start. */
export async function pace(work, { perSecond, count, most = count }) {
  const times = [];
  const running = [];
  const started = performance.now();
  const one = async (index, from = performance.now()) => {
    await work(index);
    times.push(performance.now() - from);
  };
  while (running.length < count) {
    const due = Math.min(((performance.now() - started) / 1000) * perSecond, times.length + most, count);
    while (running.length < due) running.push(one(running.length));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(running);
  return summary(times, (performance.now() - started) / 1000);
}

/** The results of `work` for each item, a few at a time. */
export async function eachOf(items, atOnce, work) {
  const results = [];
  const waiting = items.entries();
  const one = async () => {
    for (const [index, item] of waiting) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return results;
}

export function summary(times, seconds) {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: times.length, perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

export function median(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}
