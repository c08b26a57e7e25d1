import {
  AndroidMessagingConfig,
  Messaging,
  type MessagingConfig,
  type MessagingTransport,
  WebkitMessagingConfig,
  WebkitMessagingTransport,
} from '@/lib/messaging/entry';
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

const names = '"context":"subscriptionPages","featureName":"useSubscription"';
const notification = `{${names},"method":"m","params":{"a":1}}`;
const request = `{${names},"method":"m","id":"id-1","params":{"a":1}}`;

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
    name: 'WebKit',
    open: webkitApp,
    notification: `[${notification}]`,
    request: `[${request}]`,
    otherReply: 'rejected',
    unknownError: 'an unknown error occurred',
    failedToSend: 'closed',
    noParams: undefined,
  },
];
