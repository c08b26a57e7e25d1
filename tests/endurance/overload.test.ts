import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { ownTime } from '../fixtures/ownTime';
import { authorizeParameters, makeVerifier } from '../fixtures/service/authClient';
import { type Site, startSite } from '../fixtures/site/site';

jest.setTimeout(300_000);

const seconds = 8;
/** Clients that call again as soon as they are answered: just enough to keep the site busy, and far too many. */
const few = 4;
const many = 1500;
const betweenPages = 20;

let site: Site;
let brake: ChildProcess | undefined;
beforeAll(async () => {
  site = await startSite();
  brake = slowDown(site.pid());
});
afterAll(async () => {
  brake?.kill();
  await site?.close();
});

/** Halts the process for four fifths of the time, so that clients on the same machine can ask for too much. */
function slowDown(pid: number): ChildProcess {
  const turns = `while kill -STOP ${pid}; do sleep 0.04; kill -CONT ${pid}; sleep 0.01; done`;
  return spawn('sh', ['-c', turns], { stdio: 'ignore' });
}

/** Begins a sign-in, which writes. */
async function call(): Promise<number> {
  const address = `${site.origin}/api/auth/v2/authorize?${authorizeParameters(makeVerifier(), null)}`;
  const answer = await fetch(address, { method: 'POST', headers: { origin: site.origin } });
  await answer.arrayBuffer();
  return answer.status;
}

/** How many calls were answered with each status, and how long pages took meanwhile, in milliseconds. */
async function load(clients: number) {
  const end = Date.now() + seconds * 1000;
  const statuses: Record<number, number> = {};
  const lane = async () => {
    while (Date.now() < end) {
      const status = await call();
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const pages: number[] = [];
  const read = async () => {
    while (Date.now() < end) {
      const from = performance.now();
      expect((await fetch(`${site.origin}/pro`)).status).toBe(200);
      pages.push(performance.now() - from);
      await pause(betweenPages);
    }
  };
  await Promise.all([read(), ...Array.from({ length: clients }, lane)]);
  return { statuses, pages };
}

it('188. far more calls than the site can answer leave it answering as many as before, and as soon as before when they end', async () => {
  const carried = await load(few);
  expect(Object.keys(carried.statuses)).toEqual(['200']);
  const flooded = await load(many);
  expect(await ownTime(async () => expect(await call()).toBe(200))).toBeLessThan(1000);
  expect(Object.keys(flooded.statuses)).toEqual(['200', '503']);
  expect(flooded.statuses[503]).toBeGreaterThan(many / 10);
  // The many clients and the many refusals both use some of the processors.
  expect(flooded.statuses[200]).toBeGreaterThan((carried.statuses[200] ?? 0) / 3);
});
