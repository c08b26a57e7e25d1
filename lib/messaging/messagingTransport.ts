import type { MessagingContext } from './messagingContext';
import type { NotificationMessage, RequestMessage, Subscription } from './wireMessages';

/** An aborted signal rejects the request with an `AbortError`; a reply after that is ignored. */
export type RequestOptions = { signal?: AbortSignal };

/** What every transport to an app can do. The base class itself reaches no app. */
export class MessagingTransport {
  /** Sends without waiting for an answer. May throw or reject: `Messaging` handles both. */
  notify(_message: NotificationMessage): unknown {
    throw new Error('must implement');
  }

  /** Resolves to the `result` of the reply; rejects with the error from the app or from sending. */
  request(_message: RequestMessage, _options?: RequestOptions): Promise<unknown> {
    throw new Error('must implement');
  }

  /** Calls back with the `params` of each event, until the returned function is called. */
  subscribe(_subscription: Subscription, _callback: (params: unknown) => void): () => void {
    throw new Error('must implement');
  }
}

/** Over which app a transport speaks, and for which feature. */
export class ConfiguredTransport<Config> {
  constructor(
    readonly config: Config,
    readonly messagingContext: MessagingContext,
  ) {}
}
