import { makeProbe } from './probe.mjs';

/**
 * Runs in the measured process: on request, writes the longest time its event loop stood still, and starts over. `own`
 * excludes the time in which the process was ready but had no processor because others used them all, as Linux reports
 * it.
 */
const longestPauses = `
import { openSync, readSync } from 'node:fs';
const bytes = Buffer.alloc(64);
let file = null;
try {
  file = openSync('/proc/self/schedstat', 'r');
} catch {}
function waited() {
  if (file === null) return 0;
  return Number(bytes.toString('latin1', 0, readSync(file, bytes, 0, 64, 0)).split(' ')[1]) / 1e6;
}
let before = { now: performance.now(), waited: waited() };
let longest = { own: 0, whole: 0 };
setInterval(() => {
  const after = { now: performance.now(), waited: waited() };
  const whole = after.now - before.now - 1;
  const own = whole - (after.waited - before.waited);
  longest = { own: Math.max(longest.own, own), whole: Math.max(longest.whole, whole) };
  before = after;
}, 1).unref();
process.on('SIGUSR2', () => {
  answer(longest);
  longest = { own: 0, whole: 0 };
});`;

/** How to start a site so that `read` reports on its event loop since the last read, in milliseconds. */
export function loopDelay() {
  const { variables, options, ask, end } = makeProbe(longestPauses);
  return { variables, options, read: ask, stop: end };
}
