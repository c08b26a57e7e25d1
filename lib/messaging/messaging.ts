import { AndroidAdsjsMessagingConfig, AndroidAdsjsMessagingTransport } from './androidAdsjsTransport';
import { AndroidMessagingConfig, AndroidMessagingTransport } from './androidTransport';
import { isRecord } from './isRecord';
import type { MessagingContext } from './messagingContext';
import type { MessagingTransport } from './messagingTransport';
import { report } from './report';
import { TestTransport, TestTransportConfig } from './testTransport';
import { WebkitMessagingConfig, WebkitMessagingTransport } from './webkitTransport';
import { WindowsMessagingConfig, WindowsMessagingTransport } from './windowsTransport';
import { NotificationMessage, RequestMessage, Subscription } from './wireMessages';

export type MessagingConfig =
  | WebkitMessagingConfig
  | WindowsMessagingConfig
  | AndroidMessagingConfig
  | AndroidAdsjsMessagingConfig
  | TestTransportConfig;

/** The messages of one feature; the type of the config decides which app is addressed. */
export class Messaging {
  readonly messagingContext: MessagingContext;
  readonly transport: MessagingTransport;

  /** Throws what the transport throws when its app is missing, and `unreachable` for any other config. */
  constructor(messagingContext: MessagingContext, config: MessagingConfig) {
    this.messagingContext = messagingContext;
    this.transport = transportFor(config, messagingContext);
  }

  /** Notifies the app. Never throws; a failure shows only in a developer's console. */
  notify(name: string, data: unknown = {}): void {
    try {
      const { context, featureName } = this.messagingContext;
      const message = new NotificationMessage({ context, featureName, method: name, params: data });
      const sending = this.transport.notify(message);
      if (isThenable(sending)) sending.then(undefined, (error: unknown) => this.#failed(error, name, data));
    } catch (error) {
      this.#failed(error, name, data);
    }
  }

  /** Sends the app a request and resolves to the `result` of its reply. Waits as long as the app takes. */
  request(name: string, data: unknown = {}): Promise<unknown> {
    const { context, featureName } = this.messagingContext;
    const message = new RequestMessage({
      context,
      featureName,
      method: name,
      id: requestId(name),
      params: data,
    });
    return this.transport.request(message);
  }

  /** Calls back with the `params` of every event with that name, until the returned function is called. */
  subscribe(name: string, callback: (params: unknown) => void): () => void {
    const { context, featureName } = this.messagingContext;
    return this.transport.subscribe(
      new Subscription({ context, featureName, subscriptionName: name }),
      callback,
    );
  }

  #failed(error: unknown, name: string, data: unknown): void {
    if (this.messagingContext.env !== 'development') return;
    report('[Messaging] Failed to send notification:', error);
    report('[Messaging] Message details:', { name, data });
  }
}

function transportFor(config: MessagingConfig, messagingContext: MessagingContext): MessagingTransport {
  if (config instanceof WebkitMessagingConfig) return new WebkitMessagingTransport(config, messagingContext);
  if (config instanceof WindowsMessagingConfig) {
    return new WindowsMessagingTransport(config, messagingContext);
  }
  if (config instanceof AndroidMessagingConfig) {
    return new AndroidMessagingTransport(config, messagingContext);
  }
  if (config instanceof AndroidAdsjsMessagingConfig) {
    return new AndroidAdsjsMessagingTransport(config, messagingContext);
  }
  if (config instanceof TestTransportConfig) return new TestTransport(config, messagingContext);
  throw new Error('unreachable');
}

/** Pages without a secure context have no `randomUUID`: there, only one request per name can be pending at a time. */
function requestId(name: string): string {
  return typeof globalThis.crypto?.randomUUID === 'function' ? crypto.randomUUID() : `${name}.response`;
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return isRecord(value) && typeof value.then === 'function';
}
