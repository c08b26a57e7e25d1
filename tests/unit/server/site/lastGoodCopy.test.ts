import { lastGoodCopy } from '@/server/site/lastGoodCopy';

const day = 24 * 3600_000;
const minute = 60_000;

let now: number;
let asked: number;
let isAway: boolean;
let told: unknown[];
let read: () => Promise<number>;
beforeEach(() => {
  now = 400 * day;
  asked = 0;
  isAway = false;
  told = [];
  const load = async () => {
    asked += 1;
    if (isAway) throw new Error('away');
    return asked;
  };
  read = lastGoodCopy(load, { now: () => now }, (error) => told.push(error));
});

/** Reads twice, with time in between for a question that nobody waits for. */
async function readSettled(): Promise<number> {
  await read();
  await new Promise(setImmediate);
  return read();
}

it('asks once for many readers, and again after its lifetime, while the older copy is read', async () => {
  expect(await Promise.all(Array.from({ length: 20 }, () => read()))).toEqual(Array(20).fill(1));
  now += 5 * minute - 1;
  expect(await readSettled()).toBe(1);
  now += 1;
  expect(await read()).toBe(1);
  expect(await readSettled()).toBe(2);
});

it('keeps the last good copy while there is no other, tells of each failure, and takes up the next one', async () => {
  await read();
  isAway = true;
  for (let round = 0; round < 3; round += 1) {
    now += 60 * minute;
    expect(await readSettled()).toBe(1);
  }
  expect([asked, told.length]).toEqual([4, 3]);
  isAway = false;
  now += 60 * minute;
  expect(await readSettled()).toBe(5);
});

it('says so where there was never a copy, asks no more for a while, and recovers', async () => {
  isAway = true;
  await expect(read()).rejects.toThrow('away');
  now += 14_999;
  await expect(read()).rejects.toThrow('away');
  expect(asked).toBe(1);
  isAway = false;
  now += 1;
  expect(await read()).toBe(2);
});

it('asks again after a clock that was ahead has been set back', async () => {
  isAway = true;
  await expect(read()).rejects.toThrow('away');
  isAway = false;
  now -= 100 * day;
  expect(await read()).toBe(2);
  now -= 100 * day;
  expect(await readSettled()).toBe(3);
});
