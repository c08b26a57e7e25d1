import { isRecord } from './isRecord';
import { ConfiguredTransport, type MessagingTransport } from './messagingTransport';
import { report } from './report';
import { resultOf } from './resultOf';
import {
  isResponseFor,
  isSubscriptionEventFor,
  type NotificationMessage,
  type RequestMessage,
  type Subscription,
} from './wireMessages';

type AndroidListener = (payload: unknown) => void;

type Parameters = {
  /** Where the app puts its interface and looks for the callback: the page's window. */
  target: object;
  debug: boolean;
  messageSecret: string;
  javascriptInterface: string;
  messageCallback: string;
};

/**
 * The connection to an Android app, shared by all features that use the same interface: one listener for each request id
 * and each subscription name. It removes the app's object from the page, and the one function that it leaves for replies
 * accepts only callers that know the secret.
 */
export class AndroidMessagingConfig {
  readonly target: object;
  readonly debug: boolean;
  readonly messageSecret: string;
  readonly javascriptInterface: string;
  readonly messageCallback: string;
  readonly #listeners = new Map<string, AndroidListener>();
  readonly #process: ((json: string, secret: string) => void) | null;

  /** Throws when another config already owns that callback name on that target. */
  constructor(parameters: Parameters) {
    const { target, debug, messageSecret, javascriptInterface, messageCallback } = parameters;
    this.target = target;
    this.debug = debug;
    this.messageSecret = messageSecret;
    this.javascriptInterface = javascriptInterface;
    this.messageCallback = messageCallback;
    this.#process = methodOf(Reflect.get(target, javascriptInterface), 'process');
    if (this.#process) Reflect.deleteProperty(target, javascriptInterface);
    // Neither writable nor configurable: no later script of the page can replace it.
    Object.defineProperty(target, messageCallback, {
      value: (secret: unknown, payload: unknown) => {
        if (secret === messageSecret) this._dispatch(payload);
      },
    });
  }

  /** Sends the JSON text of a message; throws what the app throws. Without an app, it does nothing. */
  sendMessageThrows(json: string): void {
    if (this.#process) this.#process(json, this.messageSecret);
    else this.#log('the app offers no interface named', this.javascriptInterface);
  }

  /** A second listener for the same id replaces the first. Returns a function that unsubscribes. */
  subscribe(id: string, listener: AndroidListener): () => void {
    this.#listeners.set(id, listener);
    return () => {
      if (this.#listeners.get(id) === listener) this.#listeners.delete(id);
    };
  }

  /** Passes the payload to the listener of its id, then to that of its subscription name. Never throws. */
  _dispatch(payload: unknown): void {
    if (!isRecord(payload)) {
      this.#log('the app sent something that is no message');
      return;
    }
    for (const name of [payload.id, payload.subscriptionName]) {
      if (typeof name === 'string') this.#call(name, payload);
    }
  }

  /** Problems between the page and the app are logged for developers only. */
  #log(...details: readonly unknown[]): void {
    if (this.debug) report('[Messaging]', ...details);
  }

  #call(name: string, payload: unknown): void {
    const listener = this.#listeners.get(name);
    if (!listener) {
      this.#log('nobody listens for', name);
      return;
    }
    try {
      listener(payload);
    } catch (error) {
      this.#log('a listener failed for', name, error);
    }
  }
}

export class AndroidMessagingTransport
  extends ConfiguredTransport<AndroidMessagingConfig>
  implements MessagingTransport
{
  notify(message: NotificationMessage): void {
    this.config.sendMessageThrows(JSON.stringify(message));
  }

  /** Rejects with `request failed to send: …` when sending throws, and with the app's error when it returns one. */
  async request(message: RequestMessage): Promise<unknown> {
    // It listens, then sends, because an app may reply before sending returns.
    const reply = await new Promise<unknown>((resolve, reject) => {
      const stop = this.config.subscribe(message.id, (data) => {
        if (!isResponseFor(message, data)) return;
        stop();
        resolve(data);
      });
      try {
        this.notify(message);
      } catch (error) {
        stop();
        const reason = error instanceof Error ? error.message : String(error);
        reject(new Error(`request failed to send: ${reason}`));
      }
    });
    return resultOf(reply, 'unknown error');
  }

  /** The callback always receives an object: Android omits `params` from events that have none. */
  subscribe(subscription: Subscription, callback: (params: unknown) => void): () => void {
    return this.config.subscribe(subscription.subscriptionName, (data) => {
      if (isSubscriptionEventFor(subscription, data)) callback(data.params || {});
    });
  }
}

/** A method of what the app put on the page, bound to it; null when there is none. */
function methodOf(host: unknown, name: string): ((...values: unknown[]) => void) | null {
  const method = isRecord(host) ? host[name] : null;
  return isFunction(method) ? method.bind(host) : null;
}

function isFunction(value: unknown): value is (...values: unknown[]) => void {
  return typeof value === 'function';
}
