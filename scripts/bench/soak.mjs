import { makeClient } from './client.mjs';
import { makeJourney } from './journey.mjs';
import { startSite } from './site.mjs';
import { printTable } from './table.mjs';

const warmUpSeconds = 30;
const sampleEvery = 1000;
/** Growth over the whole soak, as a share of its mean, up to which memory counts as flat. */
const flatBelow = 0.05;

/** A mixed load for so many minutes after a warm-up. Prints resident memory and resolves to whether it stayed flat. */
export async function soak(minutes) {
  const site = await startSite();
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
  const samples = [];
  const started = performance.now();
  while (performance.now() - started < minutes * 60_000) {
    samples.push({ at: (performance.now() - started) / 60_000, megabytes: site.memory() });
    await pause(sampleEvery);
  }
  going = false;
  await Promise.all(lanes);
  client.close();
  await site.stop();
  return report(samples, answered);
}

function report(samples, answered) {
  const third = Math.floor(samples.length / 3);
  const parts = [samples.slice(0, third), samples.slice(third, -third), samples.slice(-third)];
  const perMinute = slope(samples);
  const minutes = samples.at(-1).at;
  const flat = (perMinute * minutes) / mean(samples) < flatBelow;
  printTable(
    `Memory over ${minutes.toFixed(1)} min and ${answered} answers, MB resident`,
    ['first third', 'second third', 'last third']
      .map((name, index) => ({ name, of: () => mean(parts[index]) }))
      .concat(
        { name: 'most', of: () => Math.max(...samples.map(({ megabytes }) => megabytes)) },
        { name: 'MB/min', of: () => perMinute.toFixed(2) },
        { name: 'verdict', of: () => (flat ? 'flat' : 'grows') },
      ),
    [{}],
  );
  return flat;
}

function mean(samples) {
  return samples.reduce((sum, { megabytes }) => sum + megabytes, 0) / samples.length;
}

/** Least squares, megabytes a minute. */
function slope(samples) {
  const at = samples.reduce((sum, sample) => sum + sample.at, 0) / samples.length;
  const middle = mean(samples);
  const above = samples.reduce((sum, sample) => sum + (sample.at - at) * (sample.megabytes - middle), 0);
  const below = samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
  return above / below;
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
