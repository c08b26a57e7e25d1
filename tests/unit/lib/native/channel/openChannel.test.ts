import { pushedPurchase, removeFakeApp } from 'fake-apps/fakeApp';
import { FeatureConfigResult } from '@/lib/contract/native/featureConfigMessages';
import { SubscriptionOptionsResult } from '@/lib/contract/native/options';
import { PurchaseUpdate } from '@/lib/contract/native/purchaseMessages';
import { TokenResult } from '@/lib/contract/native/tokenMessages';
import { openChannel } from '@/lib/native/channel/openChannel';
import { everyApp, freshPage, pageIn } from '../page';

beforeEach(() => window.history.replaceState(null, '', '/subscriptions'));
afterEach(removeFakeApp);

describe('which app shows the page', () => {
  it.each([
    ['apple-2025', 'webkit'],
    ['apple-new', 'webkit'],
    ['android', 'android'],
    ['windows', 'windows'],
  ] as const)('%s is reached by %s', (app, transport) => {
    expect(pageIn('subscriptionPages', { app }).channel.transport).toBe(transport);
  });

  it('is none in a browser', () => {
    expect(openChannel('subscriptionPages', { navigator: {} })).toBeNull();
    expect(openChannel('subscriptionPages', undefined)).toBeNull();
  });

  it('is none in an ordinary tab of an app whose bridge has no subscription pages', () => {
    const { target } = freshPage({ app: 'windows', bridge: true });
    Reflect.deleteProperty(navigator, 'duckduckgo');
    const bridge = () => {
      throw new Error('Did not install Message Bridge');
    };
    Object.defineProperty(navigator, 'duckduckgo', {
      value: { platform: 'ios', createMessageBridge: bridge },
      configurable: true,
    });
    expect(openChannel('subscriptionPages', target)).toBeNull();
  });

  it('is decided once: what subscribing leaves on the page changes nothing', () => {
    const { channel, target } = pageIn('subscriptionPages', { app: 'apple-new' });
    channel.subscribe('onPurchaseUpdate', PurchaseUpdate, () => undefined);
    expect(openChannel('subscriptionPages', target)).toBe(channel);
    const outside = { navigator };
    expect(openChannel('subscriptionPages', outside)).toBeNull();
    Object.assign(outside, { subscriptionPages: { process: () => undefined } });
    expect(openChannel('subscriptionPages', outside)).toBeNull();
  });

  it('is found for the restoration and the removal pages as well', () => {
    for (const name of ['restorationPages', 'brokerRemoval'] as const) {
      expect(pageIn(name, { app: 'apple-new' }).channel.transport).toBe('webkit');
      expect(pageIn(name, { app: 'android' }).channel.transport).toBe('android');
      expect(openChannel(name, freshPage({ app: 'windows' }).target)).toBeNull();
    }
  });
});

describe.each(everyApp)('a request to %s', (app) => {
  const config = { useSubscriptionsAuthV2: true };

  it('resolves with the checked result', async () => {
    const behavior = { getFeatureConfig: { result: { ...config, unknownFlag: 1 } } };
    const { channel } = pageIn('subscriptionPages', { app, behavior });
    expect(await channel.request('getFeatureConfig', {}, FeatureConfigResult)).toEqual(config);
  });

  it('ends by itself when no answer comes', async () => {
    jest.useFakeTimers();
    const { channel } = pageIn('subscriptionPages', {
      app,
      behavior: { getFeatureConfig: { silent: true } },
    });
    const asked = channel.request('getFeatureConfig', {}, FeatureConfigResult).catch((error) => error.kind);
    await jest.advanceTimersByTimeAsync(1199);
    let settled = false;
    void asked.then(() => {
      settled = true;
    });
    await jest.advanceTimersByTimeAsync(0);
    expect(settled).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await asked).toBe('no-answer');
    jest.useRealTimers();
  });

  it('refuses a result of another shape', async () => {
    const behavior = { getFeatureConfig: { result: { useSubscriptionsAuthV2: 'yes' } } };
    const { channel } = pageIn('subscriptionPages', { app, behavior });
    const asked = channel.request('getFeatureConfig', {}, FeatureConfigResult);
    await expect(asked).rejects.toMatchObject({ kind: 'wrong-shape', method: 'getFeatureConfig' });
  });

  it('delivers a purchase event of the app until it is stopped', () => {
    const { channel, app: fake } = pageIn('subscriptionPages', { app });
    const heard: unknown[] = [];
    const stop = channel.subscribe('onPurchaseUpdate', PurchaseUpdate, (update) => heard.push(update));
    fake.push({ ...pushedPurchase, params: { type: 'canceled' } });
    stop();
    fake.push({ ...pushedPurchase, params: { type: 'completed' } });
    expect(heard).toEqual([{ type: 'canceled' }]);
  });

  it('delivers events to every listener, and drops those that fit no schema', () => {
    const { channel, app: fake } = pageIn('subscriptionPages', { app });
    const heard: string[] = [];
    channel.subscribe('onPurchaseUpdate', PurchaseUpdate, ({ type }) => heard.push(`one ${type}`));
    channel.subscribe('onPurchaseUpdate', PurchaseUpdate, ({ type }) => heard.push(`two ${type}`));
    for (const params of [undefined, null, {}, { type: 'other' }, { type: 1 }]) {
      fake.push({ ...pushedPurchase, params });
    }
    fake.push({ ...pushedPurchase, params: { type: 'completed' } });
    expect(heard).toEqual(['one completed', 'two completed']);
  });
});

describe('refusals', () => {
  it('of Apple’s apps reject with what they said', async () => {
    const { channel } = pageIn('subscriptionPages', { app: 'apple-new' });
    const asked = channel.request('getSubscriptionOptions', {}, SubscriptionOptionsResult);
    await expect(asked).rejects.toMatchObject({ kind: 'refused' });
  });

  it('of Android are silence', async () => {
    jest.useFakeTimers();
    const { channel } = pageIn('subscriptionPages', { app: 'android', hosts: ['elsewhere.example'] });
    const asked = channel.request('getSubscription', {}, TokenResult).catch((error) => error.kind);
    await jest.advanceTimersByTimeAsync(1200);
    expect(await asked).toBe('no-answer');
    jest.useRealTimers();
  });
});

describe('purchase events of Apple’s apps', () => {
  const event = { ...pushedPurchase, params: { type: 'completed' } };

  it('are heard at the window and at navigator.duckduckgo', () => {
    const { channel, target } = pageIn('subscriptionPages', { app: 'apple-new' });
    const heard: string[] = [];
    channel.subscribe('onPurchaseUpdate', PurchaseUpdate, ({ type }) => heard.push(type));
    Reflect.get(target, 'onPurchaseUpdate')(event);
    Reflect.get(navigator, 'duckduckgo').messageHandlers.onPurchaseUpdate(event);
    expect(heard).toEqual(['completed', 'completed']);
  });

  it('of another feature are not taken for ours, at the window and at navigator.duckduckgo', () => {
    const { channel, target } = pageIn('subscriptionPages', { app: 'apple-2025' });
    const heard: string[] = [];
    channel.subscribe('onPurchaseUpdate', PurchaseUpdate, ({ type }) => heard.push(type));
    for (const place of [target, Reflect.get(navigator, 'duckduckgo').messageHandlers]) {
      const hear = Reflect.get(place, 'onPurchaseUpdate');
      hear({ ...event, featureName: 'another' });
      hear({ ...event, context: 'another' });
      hear({ ...event, subscriptionName: 'another' });
      hear({ params: event.params });
      hear(null);
      hear('completed');
    }
    expect(heard).toEqual([]);
  });

  it('leave both places free after the last listener', () => {
    const { channel, target } = pageIn('subscriptionPages', { app: 'apple-new' });
    const stop = channel.subscribe('onPurchaseUpdate', PurchaseUpdate, () => undefined);
    stop();
    expect(Reflect.has(target, 'onPurchaseUpdate')).toBe(false);
    expect(Reflect.get(navigator, 'duckduckgo').messageHandlers).not.toHaveProperty('onPurchaseUpdate');
  });
});
