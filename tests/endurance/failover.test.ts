import { runFailover } from '../fixtures/load/failoverRun';

jest.setTimeout(300_000);

/** From the death of the primary to the next new account, in seconds. A shared machine is slower. */
const awayLimit = 15;

it('192. the primary is killed under load: its synchronous copy takes over, and nothing is lost or doubled', async () => {
  const figures = await runFailover({ instances: 2, rounds: 1, atOnce: 2, told: 6 });
  expect(figures.lost).toEqual([]);
  expect(figures.doubled).toBe(0);
  expect(figures.unclear).toEqual([]);
  expect(figures.acknowledged).toBeGreaterThan(12);
  for (const seconds of figures.secondsAway) expect(seconds).toBeLessThan(awayLimit);
});
