import { makeBurstLimit } from '@/server/attempts/burstLimit';

const call = (clientIp: string, mode: 'live' | 'sandbox' = 'live') =>
  ({ clientIp, services: { config: { mode } } }) as unknown as Parameters<
    ReturnType<typeof makeBurstLimit>['allows']
  >[0];

function limitAt(start: number, rule: { networks?: number; wideMaximum?: number } = {}) {
  const time = { now: start };
  const limit = makeBurstLimit({ now: () => time.now }, { maximum: 3, windowSeconds: 60, ...rule });
  const allowed = (clientIp: string, tries: number) =>
    Array.from({ length: tries }, () => limit.allows(call(clientIp))).filter(Boolean).length;
  return { time, limit, allowed };
}

it('lets the maximum pass in a window, each network by itself', () => {
  const { time, allowed } = limitAt(1000);
  expect(allowed('203.0.113.1', 5)).toBe(3);
  expect(allowed('203.0.113.2', 2)).toBe(2);
  time.now += 59_999;
  expect(allowed('203.0.113.1', 1)).toBe(0);
  time.now += 1;
  expect(allowed('203.0.113.1', 5)).toBe(3);
});

it('95. a flood from ever new networks shares one count and holds up none that came before', () => {
  const { allowed } = limitAt(0, { networks: 2 });
  expect([allowed('203.0.113.1', 1), allowed('203.0.113.2', 1)]).toEqual([1, 1]);
  const flood = Array.from({ length: 1000 }, (_, index) => allowed(`198.51.${index >> 8}.${index & 255}`, 1));
  expect(flood.filter((passed) => passed === 1)).toHaveLength(3);
  expect(allowed('203.0.113.1', 5)).toBe(2);
});

it('135. L1: the addresses of one wide network share a larger maximum', () => {
  const { allowed } = limitAt(0, { wideMaximum: 5 });
  expect(['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((one) => allowed(one, 4))).toEqual([3, 2, 0]);
  expect(allowed('203.0.114.1', 4)).toBe(3);
});

it('a sandbox does not limit its own machine', () => {
  const { limit } = limitAt(0);
  const own = Array.from({ length: 10 }, () => limit.allows(call('127.0.0.1', 'sandbox')));
  expect(own.every(Boolean)).toBe(true);
});

it('a clock that was ahead and is set back holds nobody up', () => {
  const { time, allowed } = limitAt(1_000_000_000);
  expect(allowed('203.0.113.1', 5)).toBe(3);
  time.now = 1000;
  expect(allowed('203.0.113.1', 5)).toBe(3);
});
