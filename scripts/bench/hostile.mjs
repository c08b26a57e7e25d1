import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { makeClient, measure, pace, summary } from './load/client.mjs';
import { makeJourney } from './load/journey.mjs';
import { printTable } from './load/table.mjs';
import { startSite } from './process/site.mjs';

const pagesPerSecond = 20;
const signInsPerSecond = 3;
/** The two alternate this many times, so that anything else on the machine affects them equally. */
const rounds = 3;
/** How many times longer a legitimate visitor may wait while the site is attacked. */
const maxRatio = 2;
const pages = ['/', '/pro', '/mac', '/newsletter'];

/**
 * What a legitimate visitor notices during a stranger's attack: pages and complete sign-ins for this many seconds
 * alone, and for as many alongside slow, huge and awkward requests, alternating. Everybody comes through one trusted
 * proxy, so that the service's limits apply here too. Resolves to whether the p99 of both at most doubles.
 */
export async function benchHostile(seconds) {
  const site = await startSite({ TRUSTED_PROXY_HOPS: '1' });
  const mailbox = makeClient(site.origin, 8);
  const config = await mailbox.json('/sandbox/config.json');
  const people = await signedUp(site, { mailbox, config }, 2 * (seconds * signInsPerSecond + rounds));
  const stretch = seconds / rounds;
  const next = () => people.splice(0, Math.ceil(stretch * signInsPerSecond));
  const alone = { page: [], signIn: [] };
  const beside = { page: [], signIn: [] };
  const answers = {};
  let open = 0;
  for (let round = 1; round <= rounds; round += 1) {
    console.log(
      `Round ${round} of ${rounds}: a good visitor alone, then beside an attack, ${stretch} s each …`,
    );
    await visit(site, { mailbox, config }, next(), stretch, alone);
    const attack = new Worker(new URL('load/attack.mjs', import.meta.url), {
      workerData: { origin: site.origin },
    });
    await visit(site, { mailbox, config }, next(), stretch, beside);
    attack.postMessage('stop');
    const [told] = await once(attack, 'message');
    await attack.terminate();
    open = told.open;
    for (const [what, times] of Object.entries(told.answers)) answers[what] = (answers[what] ?? 0) + times;
  }
  mailbox.close();
  const memory = site.memory();
  await site.stop();
  return report(alone, beside, { answers, open, memory, seconds });
}

/** People with an email address, each on a different network. */
async function signedUp(site, { mailbox, config }, count) {
  console.log(`Signing up ${count} people …`);
  const people = Array.from({ length: count }, (_, index) => ({
    email: `visitor-${index}@example.org`,
    network: `10.${index >> 8}.${index & 255}.1`,
  }));
  const one = async (index) => {
    const client = clientOf(site, people[index]);
    const journey = makeJourney(client, config, () => {}, mailbox);
    await journey.addAddress(await journey.signUp(), people[index].email);
    client.close();
  };
  await measure(one, { atOnce: 4, seconds: 300, count });
  return people;
}

function clientOf(site, { network }) {
  return makeClient(site.origin, 2, { 'x-forwarded-for': network, 'accept-encoding': 'br' });
}

/** Adds the times of every page and every sign-in of one stretch to `times`. */
async function visit(site, { mailbox, config }, people, seconds, times) {
  const reader = clientOf(site, { network: '10.255.0.1' });
  const page = async (index) => {
    const from = performance.now();
    const { status } = await reader.call(pages[index % pages.length]);
    times.page.push(performance.now() - from);
    if (status !== 200) throw new Error(`A page answered ${status}`);
  };
  const signIn = async (index) => {
    const client = clientOf(site, people[index]);
    let spent = 0;
    const add = (_, time) => {
      spent += time;
    };
    // The wait for the mail is not measured.
    await makeJourney(client, config, add, mailbox).signIn(people[index].email);
    times.signIn.push(spent);
    client.close();
  };
  await Promise.all([
    pace(page, { perSecond: pagesPerSecond, seconds }),
    pace(signIn, { perSecond: signInsPerSecond, seconds }),
  ]);
  reader.close();
}

function report(alone, beside, { answers, open, memory, seconds }) {
  const named = { page: 'a page', signIn: 'a whole sign-in' };
  const rows = Object.entries(named).map(([key, what]) => {
    const [before, during] = [summary(alone[key], seconds), summary(beside[key], seconds)];
    return { what, before, during, ratio: during.p99 / before.p99 };
  });
  printTable(
    `A good visitor, alone and beside an attack, ms over ${seconds} s each`,
    [
      { name: 'what', of: ({ what }) => what },
      { name: 'times', of: ({ during }) => during.count },
      { name: 'p50 alone', of: ({ before }) => before.p50 },
      { name: 'p50 beside', of: ({ during }) => during.p50 },
      { name: 'p99 alone', of: ({ before }) => before.p99 },
      { name: 'p99 beside', of: ({ during }) => during.p99 },
      { name: 'ratio', of: ({ ratio }) => ratio },
      { name: 'bar', of: () => `≤ ${maxRatio}` },
    ],
    rows,
  );
  printTable(
    `The attack: ${open} connections held open at the end, ${Math.round(memory ?? 0)} MB resident`,
    [
      { name: 'answered with', of: ([what]) => what },
      { name: 'times', of: ([, times]) => String(times) },
    ],
    Object.entries(answers).sort(([one], [other]) => one.localeCompare(other)),
  );
  return rows.every(({ ratio }) => ratio <= maxRatio);
}
