import { makeClient, measure, pace, summary } from './load/client.mjs';
import { makeJourney } from './load/journey.mjs';
import { withCost } from './process/site.mjs';

const people = 240;
const atOnce = 4;
const signInSteps = ['authorize', 'otp', 'login', 'token', 'account', 'subscription'];

/** Sign-in, checkout and bearer reads of a running site, as rows for one table. */
export async function benchService(name, site) {
  const client = makeClient(site.origin, 16);
  const steps = new Map();
  const timed = (step, time) => {
    if (!steps.has(step)) steps.set(step, []);
    steps.get(step).push(time);
  };
  const config = await client.json('/sandbox/config.json');
  const quiet = makeJourney(client, config);
  const addresses = Array.from({ length: people }, (_, index) => `bench-${index}@example.org`);
  const bearers = [];
  await measure(
    async (index) => {
      const bearer = await quiet.signUp();
      await quiet.addAddress(bearer, addresses[index]);
      bearers.push(bearer);
    },
    { atOnce, seconds: 20, count: people },
  );
  const ready = bearers.length;
  // The time a sign-in takes at the service: its six calls, without the mail delivery.
  const served = [];
  const signIn = await measure(
    async (index) => {
      let spent = 0;
      const journey = makeJourney(client, config, (step, time) => {
        spent += time;
        timed(step, time);
      });
      await journey.signIn(addresses[index]);
      served.push(spent);
    },
    { atOnce, seconds: 12, count: ready },
  );
  const checkout = await measure((index) => quiet.checkout(bearers[index]), {
    atOnce,
    seconds: 10,
    count: ready,
  });
  const readOne = (index) => client.json('/api/auth/v2/account', { headers: bearers[index % ready] });
  const read = await withCost(site.pid, () => pace(readOne, { perSecond: 500, seconds: 8 }));
  const readAll = await withCost(site.pid, () => measure(readOne, { atOnce, seconds: 4 }));
  client.close();
  return [
    {
      what: 'sign-in, six calls',
      database: name,
      ...summary(served, 1),
      perSecond: signIn.perSecond,
      bar: 'p99 ≤ 150 ms',
    },
    ...signInSteps.map((step) => ({
      what: `  ${step}`,
      database: name,
      ...summary(steps.get(step) ?? [], 1),
      perSecond: null,
      bar: '',
    })),
    { what: 'checkout/session', database: name, ...checkout, bar: '' },
    { what: 'bearer read, 500 a second', database: name, ...read, bar: 'p99 ≤ 5 ms' },
    { what: 'bearer read, as many as it takes', database: name, ...readAll, bar: '' },
  ];
}
