import { awaitReply } from './awaitReply';
import { isRecord } from './isRecord';
import type { MessagingContext } from './messagingContext';
import type { MessagingTransport, RequestOptions } from './messagingTransport';
import {
  type WindowsInteropMethods,
  type WindowsListener,
  WindowsNotification,
  WindowsRequestMessage,
} from './windowsMessages';
import {
  isSubscriptionEventFor,
  type NotificationMessage,
  type RequestMessage,
  type Subscription,
} from './wireMessages';

const methodNames = ['postMessage', 'addEventListener', 'removeEventListener'] as const;

export class WindowsMessagingConfig {
  readonly methods: WindowsInteropMethods;
  readonly platform = 'windows';

  constructor({ methods }: { methods: WindowsInteropMethods }) {
    this.methods = methods;
  }
}

/**
 * Everything that the app sends arrives as `message` events on one connection, where every feature of the page hears
 * it: each listener therefore only accepts messages with all of its own names.
 */
export class WindowsMessagingTransport implements MessagingTransport {
  readonly config: WindowsMessagingConfig;
  readonly messagingContext: MessagingContext;

  constructor(config: WindowsMessagingConfig, messagingContext: MessagingContext) {
    this.config = config;
    this.messagingContext = messagingContext;
    for (const name of methodNames) {
      if (typeof config.methods?.[name] !== 'function') {
        throw new Error(`cannot create WindowsMessagingTransport, missing the method: ${name}`);
      }
    }
  }

  notify(message: NotificationMessage): void {
    this.config.methods.postMessage(WindowsNotification.fromNotification(message));
  }

  request(message: RequestMessage, { signal }: RequestOptions = {}): Promise<unknown> {
    return awaitReply({
      listen: (onMessage) =>
        this.#listen((data) => {
          if (carriesNamesOf(message, data)) onMessage(data);
        }),
      send: () => this.config.methods.postMessage(WindowsRequestMessage.fromRequest(message)),
      signal,
    });
  }

  subscribe(subscription: Subscription, callback: (params: unknown) => void): () => void {
    return this.#listen((data) => {
      if (isSubscriptionEventFor(subscription, data)) callback(data.params);
    });
  }

  #listen(onMessage: (data: unknown) => void): () => void {
    const listener: WindowsListener = ({ data, origin }) => {
      // The app's own events have no origin; one with an origin was posted by a page or frame.
      const foreign = origin !== null && origin !== undefined;
      if (foreign && this.messagingContext.env === 'production') return;
      onMessage(data);
    };
    this.config.methods.addEventListener('message', listener);
    return () => this.config.methods.removeEventListener('message', listener);
  }
}

function carriesNamesOf(request: RequestMessage, data: unknown): boolean {
  return (
    isRecord(data) &&
    data.featureName === request.featureName &&
    data.context === request.context &&
    data.id === request.id
  );
}
