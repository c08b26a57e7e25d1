import { awaitReply } from './awaitReply';
import { isRecord } from './isRecord';
import { ConfiguredTransport, type MessagingTransport, type RequestOptions } from './messagingTransport';
import { report } from './report';
import {
  isResponseFor,
  isSubscriptionEventFor,
  type NotificationMessage,
  type RequestMessage,
  type Subscription,
} from './wireMessages';

// The two Android interfaces differ in how a message leaves the page; what arrives is handled the same way.

type AndroidListener = (payload: unknown) => void;

/** Receives an Android app's messages: one listener for each request id and each subscription name. */
export class AndroidConnection {
  readonly target: object;
  readonly debug: boolean;
  readonly #listeners = new Map<string, AndroidListener>();

  constructor({ target, debug }: { target: object; debug: boolean }) {
    this.target = target;
    this.debug = debug;
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
      this.log('the app sent something that is no message');
      return;
    }
    for (const name of [payload.id, payload.subscriptionName]) {
      if (typeof name === 'string') this.#call(name, payload);
    }
  }

  /** Problems between the page and the app are logged for developers only. */
  protected log(...details: readonly unknown[]): void {
    if (this.debug) report('[Messaging]', ...details);
  }

  #call(name: string, payload: unknown): void {
    const listener = this.#listeners.get(name);
    if (!listener) {
      this.log('nobody listens for', name);
      return;
    }
    try {
      listener(payload);
    } catch (error) {
      this.log('a listener failed for', name, error);
    }
  }
}

export abstract class AndroidTransport<Config extends AndroidConnection>
  extends ConfiguredTransport<Config>
  implements MessagingTransport
{
  protected abstract send(message: object): void;

  notify(message: NotificationMessage): void {
    this.send(message);
  }

  /** Rejects with `request failed to send: …` when sending throws, and with the app's error when it returns one. */
  request(message: RequestMessage, { signal }: RequestOptions = {}): Promise<unknown> {
    return awaitReply({
      listen: (onReply) =>
        this.config.subscribe(message.id, (data) => {
          if (isResponseFor(message, data)) onReply(data);
        }),
      send: () => {
        try {
          this.send(message);
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          throw new Error(`request failed to send: ${reason}`);
        }
      },
      signal,
    });
  }

  /** The callback always receives an object: Android omits `params` from events that have none. */
  subscribe(subscription: Subscription, callback: (params: unknown) => void): () => void {
    return this.config.subscribe(subscription.subscriptionName, (data) => {
      if (isSubscriptionEventFor(subscription, data)) callback(data.params || {});
    });
  }
}

/** A method of what the app put on the page, bound to it; null when there is none. */
export function methodOf(host: unknown, name: string): ((...values: unknown[]) => void) | null {
  const method = isRecord(host) ? host[name] : null;
  return isFunction(method) ? method.bind(host) : null;
}

function isFunction(value: unknown): value is (...values: unknown[]) => void {
  return typeof value === 'function';
}
