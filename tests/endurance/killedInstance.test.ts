import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import type { Buyer } from '../fixtures/load/buyer';
import { toldTo } from '../fixtures/load/buyer';
import { keepBuying, purchasesAtStripe } from '../fixtures/load/crowd';
import { finishes, holds } from '../fixtures/load/expectations';
import { startOnPostgres } from '../fixtures/site/startOnPostgres';

jest.setTimeout(300_000);

const rounds = 3;
const atOnce = 4;
/** Longer than a worker keeps a mail to itself, in seconds. */
const mailTurn = 600;

const site = openForAllTests(() => startOnPostgres());

it('98. one of two instances is killed under load: the other goes on, and nothing acknowledged is lost', async () => {
  const everyone: Buyer[] = [];
  for (let round = 0; round < rounds; round++) {
    const crowd: Buyer[] = [];
    const load = keepBuying(site, crowd, 7 + 3 * round, atOnce);
    await load.reached;
    const victim = round % 2 === 0 ? site.one : site.other;
    await site.proxy.handedOver(victim.port);
    await victim.kill();
    await load.stop();
    everyone.push(...crowd);
    // While it is down the other one answers for both.
    await Promise.all(crowd.map((buyer) => holds(site, buyer)));
    await victim.start();
  }
  expect(everyone.some((buyer) => toldTo(buyer) < 6)).toBe(true);
  // A mail that was being handed over when its instance died waits for its turn to be given up.
  await site.turnClock(mailTurn);
  for (let first = 0; first < everyone.length; first += atOnce) {
    await Promise.all(everyone.slice(first, first + atOnce).map((buyer) => finishes(site, buyer)));
  }
  expect(await purchasesAtStripe(site)).toBe(everyone.length);
});
