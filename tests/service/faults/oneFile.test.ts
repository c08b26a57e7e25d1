import { type Instances, startInstances } from '../../fixtures/instances';
import { type Buyer, newBuyer, toldTo } from '../durability/buyer';
import { finishes, holds, keepBuying, purchasesAtStripe } from '../durability/crowd';

jest.setTimeout(90_000);

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
  await site.other.kill();
  await load.ended;
  await Promise.all(crowd.map((buyer) => holds(site, buyer)));
  await site.other.start();
  await site.turnClocks(600);
  expect(crowd.some((buyer) => toldTo(buyer) < 6)).toBe(true);
  for (const buyer of crowd) await finishes(site, buyer);
  expect(await purchasesAtStripe(site)).toBe(crowd.length);
});
