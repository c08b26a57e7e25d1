import { ConfiguredTransport, type MessagingTransport, type RequestOptions } from './messagingTransport';
import type { NotificationMessage, RequestMessage, Subscription } from './wireMessages';

/** The three calls of a transport, implemented by a test. */
export type TestImplementation = Pick<MessagingTransport, 'notify' | 'request' | 'subscribe'>;

export class TestTransportConfig {
  constructor(readonly impl: TestImplementation) {}
}

/** Passes every call to the test unchanged, so that a test can compare the exact arguments. */
export class TestTransport extends ConfiguredTransport<TestTransportConfig> implements MessagingTransport {
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
