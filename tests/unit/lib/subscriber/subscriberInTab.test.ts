import { installFakeApp, pushedAuthUpdate, removeFakeApp } from 'fake-apps/fakeApp';
import type { FakeAppOptions } from 'fake-apps/fakeAppOptions';
import { readSubscriberApp } from '@/lib/subscriber/subscriberApp';
import { watchSubscriber } from '@/lib/subscriber/watchSubscriber';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  removeFakeApp();
});

const active = { isSubscribed: true, status: 'Auto-Renewable' };

/** The states told within a minute. */
async function watch(options: FakeAppOptions | null) {
  const app = options && installFakeApp(options);
  const states: string[] = [];
  const stop = watchSubscriber((state) => states.push(state));
  await jest.advanceTimersByTimeAsync(60_000);
  return { app, states, stop };
}

describe.each(['apple-new', 'android', 'windows'] as const)('in a tab of %s', (app) => {
  it('a handshake without subscriptionDetails is UNKNOWN', async () => {
    const { states } = await watch({ app, bridge: true, subscription: active, available: ['authUpdate'] });
    expect(states).toEqual(['UNKNOWN']);
  });

  it('the state is read again when the app says that it changed, or the page missed that, until it stops', async () => {
    const { app: fake, states, stop } = await watch({ app, bridge: true, subscription: null });
    const tell = async (happen: () => void) => {
      happen();
      await jest.advanceTimersByTimeAsync(1000);
    };
    const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    Object.assign(fake?.options ?? {}, { subscription: active });
    await tell(() => window.dispatchEvent(new Event('pageshow')));
    expect(states).toEqual(['UNSUBSCRIBED']);
    await tell(comeBack);
    await tell(() => fake?.push(pushedAuthUpdate));
    expect(states).toEqual(['UNSUBSCRIBED', 'SUBSCRIBED', 'SUBSCRIBED']);
    stop();
    await tell(comeBack);
    await tell(() => fake?.push(pushedAuthUpdate));
    expect(states).toHaveLength(3);
  });
});

it('an app whose bridge cannot be made is ERROR', async () => {
  expect((await watch({ app: 'windows' })).states).toEqual(['ERROR']);
});

it('an older answer does not undo a newer one', async () => {
  const app = installFakeApp({ app: 'android', bridge: true, subscription: active });
  const states: string[] = [];
  const late = { result: { isSubscribed: false }, delay: 3000 };
  const receive = app.receive;
  let reads = 0;
  app.receive = (message) => {
    const reply = receive(message);
    if (message.method !== 'subscriptionDetails') return reply;
    reads += 1;
    return reads === 1 ? { kind: 'result', result: late.result, behavior: late } : reply;
  };
  watchSubscriber((state) => states.push(state));
  await jest.advanceTimersByTimeAsync(100);
  app.push(pushedAuthUpdate);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual(['SUBSCRIBED']);
});

async function appIn(options: FakeAppOptions) {
  const fake = installFakeApp({ tab: true, bridge: true, ...options });
  const reading = readSubscriberApp();
  await jest.advanceTimersByTimeAsync(5000);
  return { fake, app: await reading };
}

it('Apple’s apps open purchase, activation, further plans and settings by themselves', async () => {
  const { fake, app } = await appIn({ app: 'apple-new' });
  app?.openPurchase?.('funnel_home_website');
  app?.openPurchase?.(null);
  app?.openActivation?.();
  app?.openUpgrade?.('funnel_home_website');
  app?.openSettings?.();
  const opened = fake.sent.filter(({ id }) => id === undefined);
  expect(opened.map(({ method, params }) => [method, params])).toEqual([
    ['openSubscriptionPurchase', { origin: 'funnel_home_website' }],
    ['openSubscriptionPurchase', {}],
    ['openSubscriptionActivation', {}],
    ['openSubscriptionUpgrade', { origin: 'funnel_home_website' }],
    ['backToSettings', {}],
  ]);
});

it('Android’s app opens what its handshake names, and nothing else', async () => {
  const { app } = await appIn({ app: 'android' });
  expect(app).toEqual({
    openPurchase: null,
    openActivation: null,
    openUpgrade: expect.any(Function),
    openSettings: null,
  });
});

it.each([
  ['does not say that it sells a further tier', { result: { useProTier: false } }, true, false],
  ['says nothing', { result: {} }, true, false],
  ['does not know the question', { error: 'no' }, true, false],
  ['does not answer', { silent: true }, true, false],
  ['lacks the paid chat', { result: { useProTier: true, usePaidDuckAi: false } }, false, true],
  ['says null for one part', { result: { useProTier: true, usePaidDuckAi: null } }, true, true],
])('an app that %s: %j opens purchase: %s, upgrade: %s', async (_what, getFeatureConfig, buys, upgrades) => {
  const { app } = await appIn({ app: 'apple-new', behavior: { getFeatureConfig } });
  expect([app?.openPurchase, app?.openUpgrade].map(Boolean)).toEqual([buys, upgrades]);
});

it('an app that does not answer, and a browser, open nothing', async () => {
  expect((await appIn({ app: 'apple-new', behavior: { handshake: { silent: true } } })).app).toBeNull();
  removeFakeApp();
  expect(await readSubscriberApp()).toBeNull();
});
