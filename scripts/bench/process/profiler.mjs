import { makeProbe } from './probe.mjs';

const intervalMicroseconds = 250;

/** Runs in the measured process: one signal starts a profile of its thread, and the next one ends and writes it. */
const profile = `
import { Session } from 'node:inspector/promises';
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.setSamplingInterval', { interval: ${intervalMicroseconds} });
let isRunning = false;
process.on('SIGUSR2', async () => {
  const { profile } = await session.post(isRunning ? 'Profiler.stop' : 'Profiler.start');
  isRunning = !isRunning;
  answer(isRunning ? {} : profile);
});`;

/** How to start a server so that `start` and `stop` profile it. `stop` resolves to what `whereTimeGoes` reads. */
export function makeProfiler() {
  const { variables, options, ask, end } = makeProbe(profile);
  return { variables, options, start: ask, stop: ask, end };
}

/**
 * Where a profiled thread's time went, as shares of the time when it wasn't idle. A statement that waits for the disk
 * counts as busy.
 * @returns `own`: the functions that took the most themselves; `whole`: those that took the most with all that they
 * called
 */
export function whereTimeGoes({ nodes, samples, timeDeltas }, count) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const node of nodes) for (const child of node.children ?? []) byId.get(child).parent = node;
  const own = new Map();
  const whole = new Map();
  let busy = 0;
  samples.forEach((id, index) => {
    const node = byId.get(id);
    if (node.callFrame.functionName === '(idle)' || isProfiler(node)) return;
    const time = timeDeltas[index];
    busy += time;
    add(own, nameOf(node), time);
    const seen = new Set();
    for (let at = node; at?.parent; at = at.parent) {
      const name = nameOf(at);
      // A function that calls itself counts once.
      if (!seen.has(name)) add(whole, name, time);
      seen.add(name);
    }
  });
  const top = (times) =>
    [...times]
      .sort(([, one], [, other]) => other - one)
      .slice(0, count)
      .map(([name, time]) => ({ name, percent: (time / busy) * 100 }));
  return { milliseconds: busy / 1000, own: top(own), whole: top(whole) };
}

function isProfiler(node) {
  for (let at = node; at; at = at.parent) if (at.callFrame.url === 'node:inspector') return true;
  return false;
}

function add(times, name, time) {
  times.set(name, (times.get(name) ?? 0) + time);
}

/** The function, and the package or the part of Node that it belongs to; our own functions stand alone. */
function nameOf({ callFrame: { functionName, url, lineNumber } }) {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  const place = inPackage ?? /^node:.*/.exec(url)?.[0];
  const name = functionName || `line ${lineNumber + 1}`;
  return place ? `${name} (${place})` : name;
}
