import { awaitReply } from './awaitReply';
import { isRecord } from './isRecord';
import type { MessagingContext } from './messagingContext';
import { ConfiguredTransport, type MessagingTransport, type RequestOptions } from './messagingTransport';
import {
  isSubscriptionEventFor,
  type NotificationMessage,
  type RequestMessage,
  type Subscription,
} from './wireMessages';

export type WindowsListener = (event: { data?: unknown; origin?: unknown }) => void;
type Listen = (type: 'message', listener: WindowsListener) => void;
type Methods = {
  postMessage: (message: unknown) => void;
  addEventListener: Listen;
  removeEventListener: Listen;
};

/** The three functions that a Windows app gives a page, called as members of this object. */
export class WindowsInteropMethods implements Methods {
  readonly postMessage: (message: unknown) => void;
  readonly addEventListener: Listen;
  readonly removeEventListener: Listen;

  constructor(methods: Methods) {
    this.postMessage = methods.postMessage;
    this.addEventListener = methods.addEventListener;
    this.removeEventListener = methods.removeEventListener;
  }
}

type WindowsNames = { Feature: string; SubFeatureName: string; Name: string };

/** A notification in the format of the Windows app. */
export class WindowsNotification {
  readonly Feature: string;
  readonly SubFeatureName: string;
  readonly Name: string;
  readonly Data: unknown;

  constructor(message: WindowsNames & { Data?: unknown }) {
    this.Feature = message.Feature;
    this.SubFeatureName = message.SubFeatureName;
    this.Name = message.Name;
    this.Data = message.Data;
  }

  static fromNotification(notification: NotificationMessage): WindowsNotification {
    return new WindowsNotification(wordsOf(notification));
  }
}

/** A request in the format of the Windows app. */
export class WindowsRequestMessage extends WindowsNotification {
  readonly Id: string;

  constructor(message: WindowsNames & { Data?: unknown; Id: string }) {
    super(message);
    this.Id = message.Id;
  }

  static fromRequest(request: RequestMessage): WindowsRequestMessage {
    return new WindowsRequestMessage({ ...wordsOf(request), Id: request.id });
  }
}

/** The data goes through JSON, so that the app gets a copy that later changes do not affect. */
function wordsOf({ context, featureName, method, params }: NotificationMessage) {
  const data: unknown = JSON.parse(JSON.stringify(params ?? {}));
  return { Feature: context, SubFeatureName: featureName, Name: method, Data: data };
}

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
export class WindowsMessagingTransport
  extends ConfiguredTransport<WindowsMessagingConfig>
  implements MessagingTransport
{
  constructor(config: WindowsMessagingConfig, messagingContext: MessagingContext) {
    super(config, messagingContext);
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
