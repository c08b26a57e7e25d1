import { randomBytes } from 'node:crypto';
import type { TestServer } from '@/tests/fixtures/service/apiServer';
import { createServices, type TestServices } from '@/tests/fixtures/service/services';
import { serveSiteCalls } from '@/tests/fixtures/site/siteServer';

let services: TestServices;
let server: TestServer;
beforeEach(async () => {
  services = await createServices();
  server = await serveSiteCalls(services);
});
afterEach(async () => {
  await server.close();
  await services.dispose();
});

const send = (...events: string[]) =>
  Promise.all(events.map((event) => fetch(`${server.origin}/t/${event}`)));

/** The series of a counter without the names of its labels: `{app,promo,offer} 1`. */
async function counted(name: string): Promise<string[]> {
  const lines = (await services.metrics.text()).split('\n');
  return lines
    .filter((line) => line.startsWith(`${name}{`))
    .map((line) => line.slice(name.length).replace(/[a-z]+="([^"]*)"/g, '$1'))
    .sort();
}

it('counts how far visits get in each arm of an experiment, also where nobody has subscribed yet', async () => {
  const arm = 'experiment=mobilepropaywall&variant=';
  await send(`static_experiment?${arm}control`, `static_experiment?${arm}control`);
  await send(`static_experiment?${arm}treatmenta`, `page_welcome_experiment?${arm}treatmenta`);
  expect(await counted('site_experiments_total')).toEqual([
    '{mobilepropaywall,control,assigned} 2',
    '{mobilepropaywall,control,subscribed} 0',
    '{mobilepropaywall,treatmenta,assigned} 1',
    '{mobilepropaywall,treatmenta,subscribed} 1',
  ]);
});

it('counts how far visits get by page and campaign of origin, and those without an origin too', async () => {
  const origin = 'origin=funnel_app_ios_promo_banner';
  await send(`page_pro_impression?${origin}`, 'page_pro_impression', 'page_home_impression');
  await send(`page_pro_buy_click?${origin}&period=yearly`, `page_welcome_impression?${origin}`);
  expect(await counted('site_funnel_total')).toEqual([
    '{app,promo,checkout} 1',
    '{app,promo,offer} 1',
    '{app,promo,subscribed} 1',
    '{none,none,checkout} 0',
    '{none,none,offer} 1',
    '{none,none,subscribed} 0',
  ]);
});

it('115. B2: adds no series for words that strangers write', async () => {
  const strange = () => {
    const word = randomBytes(6).toString('hex');
    return [
      `static_experiment?experiment=${word}&variant=${word}`,
      `static_experiment?${word}=${word}`,
      `page_pro_impression?origin=funnel_${word}_${word}_${word}_${word}`,
      `page_pro_impression?origin=${word}`,
      `page_welcome_impression?origin=funnel_app__${word}`,
    ];
  };
  for (let round = 0; round < 5; round += 1) await send(...strange());
  const steps = (labels: string, ...names: string[]) => names.map((name) => `{${labels},${name}}`);
  const series = async (name: string) => (await counted(name)).map((line) => line.replace(/ \d+$/, ''));
  expect(await series('site_experiments_total')).toEqual([
    ...steps('none,none', 'assigned', 'subscribed'),
    ...steps('other,other', 'assigned', 'subscribed'),
  ]);
  expect(await series('site_funnel_total')).toEqual([
    ...steps('app,other', 'checkout', 'offer', 'subscribed'),
    ...steps('other,none', 'checkout', 'offer', 'subscribed'),
    ...steps('other,other', 'checkout', 'offer', 'subscribed'),
  ]);
});
