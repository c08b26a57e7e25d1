import { makeFailureLog } from '@/server/failureLog';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tells of a failure at once, and of more once a minute, whatever succeeds in between', () => {
  const told: unknown[] = [];
  const fail = makeFailureLog({ warn: ({ err }: { err?: unknown }) => told.push(err) }, 'away');
  for (let second = 0; second < 180; second += 2) {
    fail(second);
    jest.advanceTimersByTime(2000);
  }
  expect(told).toEqual([0, 60, 120]);
  jest.advanceTimersByTime(3_600_000);
  fail('much later');
  expect(told.at(-1)).toBe('much later');
});
