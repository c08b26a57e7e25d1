import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { type Buyer, toldTo } from '../fixtures/load/buyer';
import { keepBuying, purchasesAtStripe } from '../fixtures/load/crowd';
import { finishes, holds } from '../fixtures/load/expectations';
import { ownTime } from '../fixtures/ownTime';
import { processorTimeOf } from '../fixtures/processorTime';
import { startSite } from '../fixtures/site/site';

jest.setTimeout(600_000);

const rounds = 20;
const atOnce = 5;
/** The processor time that a start after a kill may take, in milliseconds: a busy machine gives it more slowly. */
const startLimit = 5000;
/** And how long it may take on such a machine: it waits for nothing that the killed process had to itself. */
const waitLimit = 30_000;
/** Longer than a worker keeps a mail to itself, in seconds. */
const mailTurn = 600;

const site = openForAllTests(() => startSite({ DATABASE_URL: '' }));

/** In every other round, the database server gets no chance to end in order either. */
function killServer(): void {
  const [pid] = readFileSync(join(site.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

it('98. killed twenty times under sign-in and purchase load, the site and its own database start again by themselves and forget nothing they had acknowledged', async () => {
  const everyone: Buyer[] = [];
  const starts: { took: number; used: number }[] = [];
  const interrupted: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const crowd: Buyer[] = [];
    // The moment of the kill moves through the journey from round to round.
    const load = keepBuying(site, crowd, 6 + round, atOnce);
    await load.reached;
    const killed = site.kill();
    // Only now: a site whose database is gone would say so.
    if (round % 2 === 1) killServer();
    await killed;
    await load.stop();
    everyone.push(...crowd);
    interrupted.push(crowd.filter((buyer) => toldTo(buyer) < 6).length);

    const took = await ownTime(() => site.start());
    starts.push({ took, used: processorTimeOf(site.pid()) });
    await Promise.all(crowd.map((buyer) => holds(site, buyer)));
  }
  expect(Math.max(...starts.map(({ used }) => used))).toBeLessThan(startLimit);
  expect(Math.max(...starts.map(({ took }) => took))).toBeLessThan(waitLimit);
  // The kills did hit journeys under way.
  expect(interrupted.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(rounds);

  // A mail that was being handed over when the process died waits for its turn to be given up.
  await site.turnClock(mailTurn);

  // Nobody is stuck half way: each of them can finish what the kill cut off, and is charged once.
  for (let first = 0; first < everyone.length; first += atOnce) {
    await Promise.all(everyone.slice(first, first + atOnce).map((buyer) => finishes(site, buyer)));
  }
  expect(await purchasesAtStripe(site)).toBe(everyone.length);
});
