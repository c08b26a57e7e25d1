import { pushedPurchase, removeFakeApp } from 'fake-apps/fakeApp';
import { FeatureConfigResult } from '@/lib/contract/native/featureConfigMessages';
import { PurchaseUpdate } from '@/lib/contract/native/purchaseMessages';
import { BridgeError, openBridge, requireMessage } from '@/lib/native/channel/bridge';
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

  it('delivers events to every listener until it stops, and drops those that fit no schema', () => {
    const { channel, app: fake } = pageIn('subscriptionPages', { app });
    const heard: string[] = [];
    const stop = channel.subscribe('onPurchaseUpdate', PurchaseUpdate, ({ type }) =>
      heard.push(`one ${type}`),
    );
    channel.subscribe('onPurchaseUpdate', PurchaseUpdate, ({ type }) => heard.push(`two ${type}`));
    for (const params of [undefined, null, {}, { type: 'other' }, { type: 1 }]) {
      fake.push({ ...pushedPurchase, params });
    }
    fake.push({ ...pushedPurchase, params: { type: 'completed' } });
    stop();
    fake.push({ ...pushedPurchase, params: { type: 'canceled' } });
    expect(heard).toEqual(['one completed', 'two completed', 'two canceled']);
  });
});

it('purchase events of Apple’s apps are heard in both places, from our feature alone, until the last listener is gone', () => {
  const event = { ...pushedPurchase, params: { type: 'completed' } };
  const { channel, target } = pageIn('subscriptionPages', { app: 'apple-new' });
  const heard: string[] = [];
  const stop = channel.subscribe('onPurchaseUpdate', PurchaseUpdate, ({ type }) => heard.push(type));
  const places = [target, Reflect.get(navigator, 'duckduckgo').messageHandlers];
  for (const place of places) {
    const hear = Reflect.get(place, 'onPurchaseUpdate');
    hear(event);
    for (const name of ['featureName', 'context', 'subscriptionName']) hear({ ...event, [name]: 'another' });
    for (const other of [{ params: event.params }, null, 'completed']) hear(other);
  }
  expect(heard).toEqual(['completed', 'completed']);
  stop();
  for (const place of places) expect(Reflect.has(place, 'onPurchaseUpdate')).toBe(false);
});

function kindOf(open: () => unknown): string {
  try {
    open();
    return 'open';
  } catch (error) {
    return error instanceof BridgeError ? error.kind : 'other';
  }
}

describe('kinds of bridge errors (specification §8)', () => {
  const failing = () => {
    throw new Error('Did not install Message Bridge');
  };
  it.each<[string, unknown]>([
    ['not-browser-context', {}],
    ['not-browser-context', null],
    ['not-ddg-context', { navigator: {} }],
    ['not-ddg-context', { navigator: { duckduckgo: { messageHandlers: {} } } }],
    ['bridge-not-supported', { navigator: { duckduckgo: { platform: 'extension' } } }],
    ['error-creating-bridge', { navigator: { duckduckgo: { createMessageBridge: failing } } }],
    ['error-creating-bridge', { navigator: { duckduckgo: { createMessageBridge: () => null } } }],
  ])('%s', (kind, target) => {
    expect(kindOf(() => openBridge('subscriptions', target))).toBe(kind);
  });

  it('a feature that is off is an error at creating', () => {
    const { target } = freshPage({ app: 'apple-new', bridge: true });
    expect(kindOf(() => openBridge('subscriptions', target))).toBe('open');
    expect(kindOf(() => openBridge('aiChat', target))).toBe('error-creating-bridge');
  });

  const listing = (...availableMessages: unknown[]) => ({ availableMessages });
  it.each<[string, unknown]>([
    ['names other messages', listing('subscriptionDetails')],
    ['names none', {}],
    ['is no object', 'getAuthAccessToken'],
    ['hides it in a text', { availableMessages: 'getAuthAccessToken' }],
  ])('unsupported-message when the handshake %s', async (_why, handshake) => {
    const app = { request: async () => handshake };
    await expect(requireMessage(app, 'getAuthAccessToken')).rejects.toMatchObject({
      kind: 'unsupported-message',
    });
  });

  it('what subscribing over WebKit leaves on the page is not taken for an app', () => {
    const { channel, target } = pageIn('subscriptionPages', { app: 'apple-2025' });
    channel.subscribe('onPurchaseUpdate', PurchaseUpdate, () => undefined);
    expect(kindOf(() => openBridge('subscriptions', target))).toBe('not-ddg-context');
  });
});
