import { lastGoodCopy } from '@/server/site/lastGoodCopy';

const day = 24 * 3600_000;
const lifetimes = { freshFor: 300_000, pauseFor: 15_000 };
const quiet = () => {};

/** Lets a question that nobody waits for come to its end. */
const settled = () => new Promise(setImmediate);

it('asks again after a clock that was ahead has been set back', async () => {
  let now = 400 * day;
  let asked = 0;
  const load = async () => {
    asked += 1;
    return asked;
  };
  const read = lastGoodCopy(load, { now: () => now }, lifetimes, quiet);
  expect(await read()).toBe(1);
  now -= 365 * day;
  await read();
  await settled();
  expect(await read()).toBe(2);
});

it('asks again after a failure that a clock ahead has dated', async () => {
  let now = 400 * day;
  let isAway = true;
  const load = async () => {
    if (isAway) throw new Error('away');
    return 'here';
  };
  const read = lastGoodCopy(load, { now: () => now }, lifetimes, quiet);
  await expect(read()).rejects.toThrow('away');
  isAway = false;
  now -= 365 * day;
  expect(await read()).toBe('here');
});
