import {
  AndroidMessagingConfig,
  Messaging,
  type MessagingConfig,
  WebkitMessagingConfig,
  WindowsMessagingConfig,
} from '@/lib/messaging/entry';
import {
  mockAndroidMessaging,
  mockResponses,
  mockWebkitMessaging,
  mockWindowsInteropMessaging,
  mockWindowsMessaging,
  readOutgoingMessages,
  simulateSubscriptionMessage,
  waitForCallCount,
} from '@/lib/messaging/test-utils';
import { names, production } from './contexts';

const parameters = { messagingContext: production, responses: { getSubscription: { token: 't' } } };

/** A fake app as a browser test starts it: only its text is passed on. */
function startFromText(mock: (given: typeof parameters) => void): void {
  const start: unknown = new Function(`return ${mock.toString()}`)();
  if (typeof start === 'function') start(parameters);
}

function windowsConfig(): MessagingConfig {
  return new WindowsMessagingConfig({ methods: Reflect.get(window, 'chrome').webview });
}

function interopConfig(): MessagingConfig {
  return new WindowsMessagingConfig({
    methods: {
      postMessage: Reflect.get(window, 'windowsInteropPostMessage'),
      addEventListener: Reflect.get(window, 'windowsInteropAddEventListener'),
      removeEventListener: Reflect.get(window, 'windowsInteropRemoveEventListener'),
    },
  });
}

function androidConfig(messageSecret = 'duckduckgo-android-messaging-secret'): MessagingConfig {
  return new AndroidMessagingConfig({
    // A new object that wraps the window: the callback cannot be removed from a real target again.
    target: androidTarget(),
    debug: false,
    messageSecret,
    javascriptInterface: 'subscriptionPages',
    messageCallback: 'messageCallback',
  });
}

function androidTarget(): object {
  return new Proxy(window, {
    get: (_target, name) => Reflect.get(window, name),
    defineProperty: (_target, name, descriptor) =>
      Reflect.defineProperty(window, name, { ...descriptor, configurable: true }),
  });
}

function webkitConfig(): MessagingConfig {
  return new WebkitMessagingConfig({ webkitMessageHandlerNames: ['subscriptionPages'] });
}

afterEach(() => {
  const left = ['__playwright_01', 'chrome', 'webkit', 'messageCallback', 'subscriptionPages'];
  for (const name of left) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'duckduckgo');
});

it.each([
  { name: 'mockWindowsMessaging', mock: mockWindowsMessaging, config: windowsConfig },
  { name: 'mockWindowsInteropMessaging', mock: mockWindowsInteropMessaging, config: interopConfig },
  { name: 'mockWebkitMessaging', mock: mockWebkitMessaging, config: webkitConfig },
  { name: 'mockAndroidMessaging', mock: mockAndroidMessaging, config: androidConfig },
])('$name answers what is asked, tells what was sent, and sends events', async ({ mock, config }) => {
  startFromText(mock);
  const messaging = new Messaging(production, config());
  messaging.notify('featureSelected', { feature: 'x' });
  const payload = { ...names, method: 'featureSelected', params: { feature: 'x' } };
  expect(readOutgoingMessages()).toEqual([{ payload }]);
  expect(waitForCallCount({ method: 'featureSelected', count: 1 })).toBe(true);
  expect(waitForCallCount({ method: 'featureSelected', count: 2 })).toBe(false);
  await expect(messaging.request('getSubscription')).resolves.toEqual({ token: 't' });
  expect(readOutgoingMessages()[1]?.payload.id).toEqual(expect.any(String));
  mockResponses({ responses: { handshake: { platform: 'x' } } });
  await expect(messaging.request('handshake')).resolves.toEqual({ platform: 'x' });
  await expect(messaging.request('getSubscription')).resolves.toEqual({ token: 't' });
  const callback = jest.fn();
  messaging.subscribe('onPurchaseUpdate', callback);
  const event = { messagingContext: production, name: 'onPurchaseUpdate', payload: { type: 'completed' } };
  simulateSubscriptionMessage(event);
  expect(callback.mock.calls).toEqual([[{ type: 'completed' }]]);
  expect(Reflect.get(window, '__playwright_01').subscriptionEvents).toHaveLength(1);
});
