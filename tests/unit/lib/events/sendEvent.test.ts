import { appEvents } from '@/lib/content/events/appEvents';
import { events } from '@/lib/content/events/events';
import { siteEvents } from '@/lib/content/events/siteEvents';
import { subscriptionEvents } from '@/lib/content/events/subscriptionEvents';
import { type BeaconBrowser, sendEvent } from '@/lib/events/sendEvent';

function browser(changes: Partial<BeaconBrowser> = {}) {
  const sendBeacon = jest.fn((_url: string) => true);
  const fetcher = jest.fn(async (_url: unknown, _options?: unknown) => new Object() as Response);
  return {
    sendBeacon,
    fetcher,
    parts: {
      navigator: { sendBeacon },
      fetch: fetcher,
      random: () => 0.5,
      mayMeasure: () => true,
      ...changes,
    },
  };
}

afterEach(() => jest.restoreAllMocks());

describe('event beacon (specification §7)', () => {
  it('goes to /t by sendBeacon, with a random number and the parameters', () => {
    const { parts, sendBeacon, fetcher } = browser();
    sendEvent(events, 'page.pro.buy.click', { origin: 'funnel_home', period: 'yearly' }, parts);
    expect(sendBeacon.mock.calls).toEqual([
      ['/t/page_pro_buy_click?5000000&origin=funnel_home&period=yearly'],
    ]);
    expect(fetcher).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no sendBeacon', { navigator: {} }],
    ['sendBeacon takes no more', { navigator: { sendBeacon: () => false } }],
  ])('goes by a GET without CORS and without cookie when %s', (_what, changes) => {
    const { parts, fetcher } = browser(changes);
    sendEvent(events, 'page.home.impression', {}, parts);
    expect(fetcher).toHaveBeenCalledWith('/t/page_home_impression?5000000', {
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
    });
  });

  it('carries no parameter that the catalog does not name, and no empty one', () => {
    const { parts, sendBeacon } = browser();
    sendEvent(
      events,
      'page.pro.buy.click',
      { origin: '', email: 'anna@example.org', period: 'monthly' },
      parts,
    );
    expect(sendBeacon.mock.calls).toEqual([['/t/page_pro_buy_click?5000000&period=monthly']]);
  });

  it.each(['page.unknown', '', '__proto__', 'toString'])(
    'an unknown event id is logged and not sent: %p (specification §8)',
    (id) => {
      const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { parts, sendBeacon } = browser();
      sendEvent(events, id, {}, parts);
      expect(logged).toHaveBeenCalledWith(`Unknown event: ${id}`);
      expect(sendBeacon).not.toHaveBeenCalled();
    },
  );

  it('is not sent for a visitor who may not be measured', () => {
    const { parts, sendBeacon, fetcher } = browser({ mayMeasure: () => false });
    sendEvent(events, 'page.home.impression', {}, parts);
    expect(sendBeacon).not.toHaveBeenCalled();
    expect(fetcher).not.toHaveBeenCalled();
  });

  const refuse = () => {
    throw new TypeError('no');
  };
  it.each<[string, Partial<BeaconBrowser>]>([
    ['sendBeacon throws', { navigator: { sendBeacon: refuse } }],
    ['fetch throws', { navigator: {}, fetch: refuse }],
    ['fetch fails', { navigator: {}, fetch: async () => refuse() }],
  ])('never breaks the page: %s', async (_what, changes) => {
    const { parts } = browser(changes);
    expect(() => sendEvent(events, 'page.home.impression', {}, parts)).not.toThrow();
    await Promise.resolve();
  });

  it('never breaks a page that has neither way', () => {
    expect(() => sendEvent(events, 'page.home.impression')).not.toThrow();
  });
});

it('an event in two parts of the catalog has the same parameters in both', () => {
  for (const part of [siteEvents, subscriptionEvents, appEvents]) expect(events).toMatchObject(part);
});
