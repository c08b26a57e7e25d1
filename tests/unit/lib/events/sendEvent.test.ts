import { type BeaconBrowser, sendEvent } from '@/lib/events/sendEvent';

function browser(changes: Partial<BeaconBrowser> = {}) {
  const sendBeacon = jest.fn((_url: string) => true);
  const fetch = jest.fn(async (_url: unknown, _options?: RequestInit) => new Object() as Response);
  return {
    sendBeacon,
    fetch,
    parts: { navigator: { sendBeacon }, fetch, random: () => 0.5, mayMeasure: () => true, ...changes },
  };
}

it('goes by sendBeacon, with a random number and the parameters (specification §7)', () => {
  const { sendBeacon, fetch, parts } = browser();
  sendEvent('page.pro.buy.click', { period: 'yearly', origin: 'funnel_home' }, parts);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  expect(sendBeacon.mock.calls[0]?.[0]).toMatch(
    /^\/t\/page_pro_buy_click\?\d+&period=yearly&origin=funnel_home$/,
  );
  expect(fetch).not.toHaveBeenCalled();
});

it('has another random number each time', () => {
  const { sendBeacon, parts } = browser({ random: Math.random });
  for (let sent = 0; sent < 20; sent += 1) sendEvent('page.home.impression', {}, parts);
  expect(new Set(sendBeacon.mock.calls.map(([url]) => url)).size).toBeGreaterThan(15);
});

it.each([
  ['is missing', { sendBeacon: undefined }],
  ['refuses', { sendBeacon: () => false }],
])('goes by a GET without CORS and cookies when sendBeacon %s', (_case, navigator) => {
  const { fetch, parts } = browser({ navigator });
  sendEvent('page.home.impression', {}, parts);
  expect(fetch.mock.calls[0]?.[0]).toMatch(/^\/t\/page_home_impression\?\d+$/);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ mode: 'no-cors', credentials: 'omit' });
  expect(fetch.mock.calls[0]?.[1]?.method ?? 'GET').toBe('GET');
});

it('carries only the parameters its definition names', () => {
  const { sendBeacon, parts } = browser();
  sendEvent('page.pro.impression', { email: 'duck@example.org', origin: 'funnel_home' }, parts);
  expect(sendBeacon.mock.calls[0]?.[0]).toMatch(/\?\d+&origin=funnel_home$/);
});

it('is not sent when the visitor may not be measured', () => {
  const { sendBeacon, fetch, parts } = browser({ mayMeasure: () => false });
  sendEvent('page.home.impression', {}, parts);
  expect([sendBeacon.mock.calls, fetch.mock.calls]).toEqual([[], []]);
});

it.each(['page.unknown', '', 'constructor', 'page_home_impression'])(
  'an unknown id is logged and not sent: %p (specification §8)',
  (id) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { sendBeacon, fetch, parts } = browser();
    sendEvent(id, {}, parts);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(id));
    expect([sendBeacon.mock.calls, fetch.mock.calls]).toEqual([[], []]);
  },
);

it('never breaks a page, whatever the browser does', () => {
  const throwing = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const rejecting = async () => throwing();
  for (const navigator of [{ sendBeacon: throwing }, {}]) {
    for (const fetch of [throwing, rejecting]) {
      expect(() => sendEvent('page.home.impression', {}, browser({ navigator, fetch }).parts)).not.toThrow();
    }
  }
});
