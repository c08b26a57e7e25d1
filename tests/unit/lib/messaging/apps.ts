import {
  AndroidAdsjsMessagingConfig,
  AndroidMessagingConfig,
  Messaging,
  type MessagingConfig,
  type MessagingTransport,
  WebkitMessagingConfig,
  WebkitMessagingTransport,
  WindowsInteropMethods,
  WindowsMessagingConfig,
} from '@/lib/messaging/entry';
import type { WindowsListener } from '@/lib/messaging/windowsTransport';
import { production } from './contexts';

export const secret = 'duckduckgo-android-messaging-secret';

type OpenedApp = {
  config: MessagingConfig;
  transport: MessagingTransport;
  /** What the app received, argument by argument. */
  received: jest.Mock;
  /** Answers the page as this app answers. */
  reply(payload: unknown): void;
  /** Sends the page an event. */
  push(payload: unknown): void;
};

export function androidApp({ debug = false, process }: { debug?: boolean; process?: unknown } = {}) {
  const received = jest.fn();
  const host = { process: process ?? received };
  const target: Record<string, unknown> = { subscriptionPages: host };
  const names = { javascriptInterface: 'subscriptionPages', messageCallback: 'messageCallback' };
  const parameters = { target, debug, messageSecret: secret, ...names };
  const config = new AndroidMessagingConfig(parameters);
  const answer = (given: unknown, payload: unknown) => {
    const callback = target.messageCallback;
    if (typeof callback === 'function') callback(given, payload);
  };
  const reply = (payload: unknown) => answer(secret, payload);
  const { transport } = new Messaging(production, config);
  return { answer, config, host, parameters, received, target, reply, push: reply, transport };
}

export function adsjsApp(target: object = {}) {
  const received = jest.fn();
  const addEventListener = jest.fn();
  const host = { postMessage: received, addEventListener };
  Object.assign(target, { contentScopeAdsjs: host });
  const config = new AndroidAdsjsMessagingConfig({ target, debug: false, objectName: 'contentScopeAdsjs' });
  const sendRaw = (data: unknown) => addEventListener.mock.calls[0]?.[1]({ data });
  const reply = (payload: unknown) => sendRaw(JSON.stringify(payload));
  const { transport } = new Messaging(production, config);
  return { config, host, received, addEventListener, target, sendRaw, reply, push: reply, transport };
}

export function installWebkit(messageHandlers: unknown): void {
  Object.assign(window, { webkit: { messageHandlers } });
}

export function webkitTransport(...names: string[]): WebkitMessagingTransport {
  const config = new WebkitMessagingConfig({ webkitMessageHandlerNames: names });
  return new WebkitMessagingTransport(config, production);
}

export function webkitApp() {
  let resolve: (text: unknown) => void = () => {};
  const received = jest.fn(
    (_message: unknown) =>
      new Promise<unknown>((resolveReply) => {
        resolve = resolveReply;
      }),
  );
  installWebkit({ subscriptionPages: { postMessage: received } });
  const transport = webkitTransport('subscriptionPages');
  const push = (event: unknown) => {
    const handlers: Record<string, unknown> = Reflect.get(navigator, 'duckduckgo').messageHandlers;
    for (const name of Object.getOwnPropertyNames(handlers))
      Reflect.apply(Object(handlers[name]), null, [event]);
  };
  return {
    config: transport.config,
    received,
    replyRaw: (text: unknown) => resolve(text),
    reply: (payload: unknown) => resolve(JSON.stringify(payload)),
    push,
    transport,
  };
}

export function windowsApp(context = production) {
  const listeners = new Set<WindowsListener>();
  const received = jest.fn();
  const methods = new WindowsInteropMethods({
    postMessage: received,
    addEventListener: (_type, listener) => listeners.add(listener),
    removeEventListener: (_type, listener) => listeners.delete(listener),
  });
  const config = new WindowsMessagingConfig({ methods });
  const reply = (data: unknown, origin?: unknown) => {
    for (const listener of [...listeners]) listener({ data, origin });
  };
  const { transport } = new Messaging(context, config);
  return { config, listeners, received, reply, push: reply, transport };
}

const names = '"context":"subscriptionPages","featureName":"useSubscription"';
const notification = `{${names},"method":"m","params":{"a":1}}`;
const request = `{${names},"method":"m","id":"id-1","params":{"a":1}}`;
const windowsNames = '"Feature":"subscriptionPages","SubFeatureName":"useSubscription"';

type AppCase = {
  name: string;
  open(): OpenedApp;
  /** What is sent for the notification and the request `m` with `{ a: 1 }`. */
  notification: string;
  request: string;
  /** What becomes of a request when a reply with other names arrives: it may be for another request, or not. */
  otherReply: 'pending' | 'rejected';
  unknownError: string;
  failedToSend: string;
  /** What a subscriber gets of an event without parameters. */
  noParams: unknown;
};

/** The promises that every transport keeps, and in which words each app hears and answers. */
export const everyTransport: AppCase[] = [
  {
    name: 'Android',
    open: androidApp,
    notification: JSON.stringify([notification, secret]),
    request: JSON.stringify([request, secret]),
    otherReply: 'pending',
    unknownError: 'unknown error',
    failedToSend: 'request failed to send: closed',
    noParams: {},
  },
  {
    name: 'Android-adsjs',
    open: adsjsApp,
    notification: JSON.stringify([notification]),
    request: JSON.stringify([request]),
    otherReply: 'pending',
    unknownError: 'unknown error',
    failedToSend: 'request failed to send: closed',
    noParams: {},
  },
  {
    name: 'WebKit',
    open: webkitApp,
    notification: `[${notification}]`,
    request: `[${request}]`,
    otherReply: 'rejected',
    unknownError: 'an unknown error occurred',
    failedToSend: 'closed',
    noParams: undefined,
  },
  {
    name: 'Windows',
    open: windowsApp,
    notification: `[{${windowsNames},"Name":"m","Data":{"a":1}}]`,
    request: `[{${windowsNames},"Name":"m","Data":{"a":1},"Id":"id-1"}]`,
    otherReply: 'pending',
    unknownError: 'unknown error',
    failedToSend: 'closed',
    noParams: undefined,
  },
];
