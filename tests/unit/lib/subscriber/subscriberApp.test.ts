import { installFakeApp, removeFakeApp } from 'fake-apps/fakeApp';
import type { FakeAppOptions } from 'fake-apps/fakeAppOptions';
import { readSubscriberApp } from '@/lib/subscriber/subscriberApp';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  removeFakeApp();
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
