import type { MessagingContext } from './messagingContext';
import type { MessagingTransport, RequestOptions } from './messagingTransport';
import type { NotificationMessage, RequestMessage, Subscription } from './wireMessages';

/** The three calls of a transport, implemented by a test. */
export type TestImplementation = {
  notify(message: NotificationMessage): unknown;
  request(message: RequestMessage, options?: RequestOptions): Promise<unknown>;
  subscribe(subscription: Subscription, callback: (params: unknown) => void): () => void;
};

export class TestTransportConfig {
  readonly impl: TestImplementation;

  constructor(impl: TestImplementation) {
    this.impl = impl;
  }
}

/** Passes every call to the test unchanged, so that a test can compare the exact arguments. */
export class TestTransport implements MessagingTransport {
  readonly config: TestTransportConfig;
  readonly messagingContext: MessagingContext;

  constructor(config: TestTransportConfig, messagingContext: MessagingContext) {
    this.config = config;
    this.messagingContext = messagingContext;
  }

  notify(message: NotificationMessage): unknown {
    return this.config.impl.notify(message);
  }

  request(message: RequestMessage, ...options: [options?: RequestOptions]): Promise<unknown> {
    return this.config.impl.request(message, ...options);
  }

  subscribe(subscription: Subscription, callback: (params: unknown) => void): () => void {
    return this.config.impl.subscribe(subscription, callback);
  }
}
