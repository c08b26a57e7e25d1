import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeClient } from './load/client.mjs';
import { makeJourney } from './load/journey.mjs';
import { printTable } from './load/table.mjs';
import { endWithProcess } from './process/endings.mjs';
import { startSite } from './process/site.mjs';

const warmUpSeconds = 30;
const sampleEvery = 1000;
/** Memory counts as flat when what survives a full garbage collection grows by at most this share from start to end. */
const flatBelow = 0.05;
/** Resident memory stays below this under load. */
const maxMegabytes = 220;
/** Resident memory is printed for so many stretches of the load. */
const parts = 12;

/** Runs in the measured process: on request, collects all garbage and writes how many bytes survive. */
const collector = `data:text/javascript,${encodeURIComponent(`
import { renameSync, writeFileSync } from 'node:fs';
process.on('SIGUSR2', () => {
  gc();
  gc();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(process.env.SOAK_FILE + '.new', String(heapUsed + external));
  renameSync(process.env.SOAK_FILE + '.new', process.env.SOAK_FILE);
});`)}`;

/**
 * Runs a mixed load for this many minutes after a warm-up. Prints resident memory over time, and what survives a full
 * garbage collection before and after. When the collector runs on its own is random, so only the latter shows whether
 * memory stays flat. Resolves to whether it does, and resident memory stays below the bar.
 */
export async function soak(minutes) {
  const folder = mkdtempSync(join(tmpdir(), 'site-soak-'));
  const clearAway = () => rmSync(folder, { recursive: true, force: true });
  const isEnded = endWithProcess(clearAway);
  const file = join(folder, 'live');
  const site = await startSite({ SOAK_FILE: file }, ['--expose-gc', '--import', collector]);
  const client = makeClient(site.origin, 16);
  const journey = makeJourney(client, await client.json('/sandbox/config.json'));
  const bearer = await journey.signUp();
  const pages = ['/', '/mac', '/pro', '/newsletter', '/privacy'];
  let going = true;
  let answered = 0;
  const load = async (work) => {
    for (let index = 0; going; index += 1) {
      await work(index);
      answered += 1;
    }
  };
  const lanes = [
    load((index) => client.call(pages[index % pages.length])),
    load(() => client.call('/t/page_pro_impression?origin=funnel_home_web', { method: 'POST' })),
    load((index) =>
      client.call(`/ac?q=${encodeURIComponent('how to tie a tie'.slice(0, 1 + (index % 16)))}`),
    ),
    load(() => client.json('/api/auth/v2/account', { headers: bearer })),
    load(() => journey.signUp()),
  ];
  console.log(`Warming up for ${warmUpSeconds} s, then ${minutes} min of load …`);
  await pause(warmUpSeconds * 1000);
  const before = await livesOn(site, file);
  const samples = [];
  const started = performance.now();
  while (performance.now() - started < minutes * 60_000) {
    samples.push(site.memory());
    await pause(sampleEvery);
  }
  const live = [before, await livesOn(site, file)];
  going = false;
  await Promise.all(lanes);
  client.close();
  await site.stop();
  clearAway();
  isEnded();
  return report(samples, live, `${minutes} min and ${answered} answers`);
}

function report(samples, [before, after], over) {
  const size = Math.ceil(samples.length / parts);
  const stretches = Array.from({ length: Math.ceil(samples.length / size) }, (_, index) => {
    const some = samples.slice(index * size, (index + 1) * size);
    return {
      until: ((index * size + some.length) * sampleEvery) / 1000,
      mean: mean(some),
      most: Math.max(...some),
    };
  });
  printTable(
    `Memory over ${over}, MB resident`,
    [
      { name: 'until second', of: ({ until }) => until },
      { name: 'mean', of: (row) => row.mean },
      { name: 'most', of: ({ most }) => most },
    ],
    stretches,
  );
  const most = Math.max(...samples);
  const isFlat = after / before - 1 < flatBelow;
  printTable(
    'In all',
    [
      { name: 'most', of: () => most },
      { name: 'bar', of: () => `< ${maxMegabytes}` },
      { name: 'lives on at the start', of: () => before },
      { name: 'at the end', of: () => after },
      {
        name: 'verdict',
        of: () => `${isFlat ? 'flat' : 'grows'}${most < maxMegabytes ? '' : ', too large'}`,
      },
    ],
    [{}],
  );
  return isFlat && most < maxMegabytes;
}

function mean(samples) {
  return samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
}

/** Megabytes that survive: the least of five collections, because each also includes whatever is in progress. */
async function livesOn(site, file) {
  const found = [];
  for (let round = 0; round < 5; round += 1) {
    process.kill(site.pid, 'SIGUSR2');
    await pause(sampleEvery);
    found.push(Number(readFileSync(file, 'utf8')) / 1024 / 1024);
  }
  return Math.min(...found);
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
