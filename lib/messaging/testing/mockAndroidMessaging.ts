import type { MockedWindow, MockParameters, OutgoingPayload } from './mockState';

type AndroidParameters = MockParameters & {
  /** The function that the page leaves for replies. */
  messageCallback?: string;
  messageSecret?: string;
  /** The name of the app's object; the context's name when absent. */
  javascriptInterface?: string;
};

/**
 * Puts an Android app on the window. Like the real one, it does not reply to a wrong secret or context, to a
 * notification, or to a method without an answer.
 */
export function mockAndroidMessaging({
  messagingContext,
  responses,
  messageCallback = 'messageCallback',
  messageSecret = 'duckduckgo-android-messaging-secret',
  javascriptInterface = messagingContext.context,
}: AndroidParameters): void {
  const host: MockedWindow = window;
  host.__playwright_01 ??= {
    mockResponses: {},
    subscriptionEvents: [],
    mocks: { outgoing: [], deliver: {} },
  };
  const state = host.__playwright_01;
  Object.assign(state.mockResponses, responses);

  function deliver(data: unknown): void {
    const hear: unknown = Reflect.get(host, messageCallback);
    if (typeof hear === 'function') hear(messageSecret, data);
  }
  state.mocks.deliver[messagingContext.context] = deliver;

  const app = {
    process(json: string, secret: string): void {
      const payload: OutgoingPayload = JSON.parse(json);
      if (secret !== messageSecret || payload.context !== messagingContext.context) return;
      state.mocks.outgoing.push({ payload });
      const { context, featureName, method, id } = payload;
      if (id === undefined || !Object.hasOwn(state.mockResponses, method)) return;
      queueMicrotask(() =>
        deliver({ context, featureName, method, id, result: state.mockResponses[method] }),
      );
    },
  };
  Object.defineProperty(host, javascriptInterface, { value: app, configurable: true, writable: true });
}
