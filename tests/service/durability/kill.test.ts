import { createDatabase, onEachDatabase, type TestDatabase } from '../../fixtures/databases';
import { type Site, startSite } from '../../fixtures/site';
import {
  type Buyer,
  becomesSubscriber,
  canRefresh,
  emailOf,
  goOn,
  newBuyer,
  openCheckout,
  subscriptionStatus,
  toldTo,
} from './buyer';

jest.setTimeout(180_000);

const rounds = 10;
const atOnce = 5;
/** A start after a kill may take this long, in milliseconds. */
const startLimit = 5000;
/** Longer than a worker keeps a mail to itself, in seconds. */
const mailTurn = 600;

onEachDatabase((kind) => {
  let site: Site;
  let database: TestDatabase | null = null;
  beforeAll(async () => {
    if (kind === 'postgres') database = await createDatabase('postgres');
    const url = database?.config.kind === 'postgres' ? database.config.url : '';
    site = await startSite({ DATABASE_URL: url, DATABASE_POOL_SIZE: '5' });
  });
  afterAll(async () => {
    await site?.close();
    await database?.drop();
  });

  it('98. killed ten times under sign-in and purchase load, the site forgets nothing it had acknowledged', async () => {
    const everyone: Buyer[] = [];
    const starts: number[] = [];
    const interrupted: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const crowd: Buyer[] = [];
      // The moment of the kill moves through the journey from round to round.
      const load = keepBuying(site, crowd, 6 + 2 * round);
      await load.reached;
      await site.kill();
      await load.ended;
      everyone.push(...crowd);
      interrupted.push(crowd.filter((buyer) => toldTo(buyer) < 6).length);

      const started = Date.now();
      await site.start();
      starts.push(Date.now() - started);
      await Promise.all(crowd.map((buyer) => holds(site, buyer)));
    }
    expect(Math.max(...starts)).toBeLessThan(startLimit);
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
});

/** Buyers come one after the other, several at once, until the process is gone. */
function keepBuying(site: Site, crowd: Buyer[], acknowledged: number) {
  let gone = false;
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const told = () => crowd.reduce((sum, buyer) => sum + toldTo(buyer), 0);
  const one = async () => {
    while (!gone) {
      const buyer = newBuyer();
      crowd.push(buyer);
      const watch = setInterval(() => told() >= acknowledged && reach(), 1);
      try {
        await goOn(site, buyer);
      } catch (error) {
        if (!isCutOff(error)) throw error;
        gone = true;
      } finally {
        clearInterval(watch);
      }
    }
  };
  const ended = Promise.all(Array.from({ length: atOnce }, one));
  ended.catch(reach);
  return { reached, ended };
}

/** True for a call that the end of the process cut off; anything else is a fault of the site. */
function isCutOff(error: unknown): boolean {
  const { name, message } = Object(error);
  return name === 'TypeError' && /fetch failed|terminated/.test(message);
}

/** Everything the buyer was told is still so. */
async function holds(site: Site, buyer: Buyer): Promise<void> {
  const { tokens, email, checkoutUrl, paid, otherDevice } = buyer;
  if (!tokens) return;
  if (email !== null) expect(await emailOf(site.origin, tokens)).toBe(email);
  else expect([null, buyer.address]).toContain(await emailOf(site.origin, tokens));
  expect(await canRefresh(site.origin, tokens)).toBe(true);
  if (otherDevice) expect(await canRefresh(site.origin, otherDevice)).toBe(true);
  if (paid) expect(await becomesSubscriber(site.origin, tokens)).toBe(true);
  else if (checkoutUrl) expect([checkoutUrl, 'paid']).toContain(await openCheckout(site.origin, tokens));
}

async function finishes(site: Site, buyer: Buyer): Promise<void> {
  await goOn(site, buyer);
  expect(toldTo(buyer)).toBe(6);
  if (buyer.tokens) {
    expect(await subscriptionStatus(site.origin, buyer.tokens)).toBe('Auto-Renewable');
    expect(await openCheckout(site.origin, buyer.tokens)).toBe('paid');
  }
  const welcome = /^Welcome to/;
  await site.nextMail(buyer.address, welcome);
  const subjects = (await site.mails(buyer.address)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => welcome.test(subject))).toHaveLength(1);
}

/** How many subscriptions were ever opened at the payment side. */
async function purchasesAtStripe(site: Site): Promise<number> {
  let count = 0;
  let after = '';
  for (;;) {
    const query = `limit=100&status=all${after && `&starting_after=${after}`}`;
    const answer = await fetch(`${site.origin}/sandbox/stripe/v1/subscriptions?${query}`, {
      headers: { authorization: 'Bearer sk_test_sandbox' },
    });
    const page: { data: { id: string }[]; has_more: boolean } = await answer.json();
    count += page.data.length;
    after = page.data.at(-1)?.id ?? '';
    if (!page.has_more) return count;
  }
}
