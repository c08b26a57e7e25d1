import { isDeepStrictEqual } from 'node:util';
import { type Buyer, newBuyer, toldTo } from '../fixtures/load/buyer';
import { keepBuying, purchasesAtStripe } from '../fixtures/load/crowd';
import { finishes, holds } from '../fixtures/load/expectations';
import { type Instances, startInstances } from '../fixtures/site/instances';
import { signUpAt } from '../fixtures/site/siteClient';
import { until } from '../fixtures/until';

jest.setTimeout(300_000);

const atOnce = 3;

let site: Instances;
beforeAll(async () => {
  site = await startInstances({ DATABASE_URL: '' });
});
afterAll(() => site?.close());

it('99. two processes on one embedded store both work and lose nothing, also when one is killed', async () => {
  const crowd: Buyer[] = [newBuyer()];
  await Promise.all(crowd.map((buyer) => finishes(site, buyer)));
  for (const { port } of [site.one, site.other]) expect(site.proxy.answered.get(port)).toBeGreaterThan(4);

  const load = keepBuying(site, crowd, 14, atOnce);
  await load.reached;
  await site.proxy.handedOver(site.other.port);
  await site.other.kill();
  await load.stop();
  await Promise.all(crowd.map((buyer) => holds(site, buyer)));
  await site.other.start();
  await site.turnClock(600);
  expect(crowd.some((buyer) => toldTo(buyer) < 6)).toBe(true);
  for (const buyer of crowd) await finishes(site, buyer);
  expect(await purchasesAtStripe(site)).toBe(crowd.length);
});

it('99. two processes that start together on a new file both come up, and make each price once', async () => {
  const catalog = await catalogOf(site);
  expect(catalog).toEqual([...new Set(catalog)]);
  for (let place = 0; place < 4; place++) {
    const fresh = await startInstances({ DATABASE_URL: '' });
    try {
      for (const { origin } of [fresh.one, fresh.other]) await signUpAt(origin, fresh.origin);
      await until(10_000, 'the catalog', async () =>
        isDeepStrictEqual(await catalogOf(fresh), catalog) ? true : null,
      );
      expect([fresh.one.isRunning(), fresh.other.isRunning()]).toEqual([true, true]);
    } finally {
      await fresh.close();
    }
  }
});

/** What is for sale at the payment side, told by currency and amount. */
async function catalogOf({ origin }: Instances): Promise<string[]> {
  const answer = await fetch(`${origin}/sandbox/stripe/v1/prices?limit=100`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  const { data }: { data: { currency: string; unit_amount: number; product: string }[] } =
    await answer.json();
  return data.map(({ product, currency, unit_amount }) => `${product} ${unit_amount} ${currency}`).sort();
}
