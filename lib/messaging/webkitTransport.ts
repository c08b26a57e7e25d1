import { abortError, resultOf, untilAborted } from './awaitReply';
import { isRecord } from './isRecord';
import type { MessagingContext } from './messagingContext';
import { ConfiguredTransport, type MessagingTransport, type RequestOptions } from './messagingTransport';
import {
  isResponseFor,
  isSubscriptionEventFor,
  type NotificationMessage,
  type RequestMessage,
  type Subscription,
} from './wireMessages';

type CapturedHandler = { handler: unknown; postMessage: (...data: never) => unknown };

/** Captured while this module loads, so that a page script that replaces it later sees no messages. */
const { apply } = Reflect;
const unknownError = 'an unknown error occurred';

/** The app offers no function with that name; `handlerName` is `all` when it offers none at all. */
export class MissingHandler extends Error {
  constructor(
    message: string,
    readonly handlerName: string,
  ) {
    super(message);
  }
}

export class WebkitMessagingConfig {
  /** The names of the handlers to take from the app: the contexts that this page uses. */
  readonly webkitMessageHandlerNames: string[];

  constructor({ webkitMessageHandlerNames }: { webkitMessageHandlerNames: string[] }) {
    this.webkitMessageHandlerNames = webkitMessageHandlerNames;
  }
}

/**
 * On iOS and macOS a reply is JSON text from the promise of the call, and an event arrives through a function that the
 * app looks up by name alone. Both count only under the names of their request or subscription.
 */
export class WebkitMessagingTransport
  extends ConfiguredTransport<WebkitMessagingConfig>
  implements MessagingTransport
{
  /** A literal without a prototype: neither inherited names nor a replaced `Object.create` can get in. */
  readonly capturedWebkitHandlers: Record<string, CapturedHandler | null> = { __proto__: null };

  /** Throws `MissingHandler` when the app offers no handlers at all; single missing ones only fail when sending. */
  constructor(config: WebkitMessagingConfig, messagingContext: MessagingContext) {
    super(config, messagingContext);
    const handlers = hostHandlers();
    if (!handlers) throw new MissingHandler('window.webkit.messageHandlers was absent', 'all');
    for (const name of config.webkitMessageHandlerNames) {
      const captured = captureHandler(handlers[name]);
      if (captured) this.capturedWebkitHandlers[name] = captured;
    }
  }

  /** Passes the data to the handler with that name, whatever the page has since done to the host's objects. */
  wkSend(name: string, data: unknown = {}): unknown {
    const captured = this.capturedWebkitHandlers[name];
    if (!captured) throw new MissingHandler(`Missing webkit handler: '${name}'`, name);
    return apply(captured.postMessage, captured.handler, [data]);
  }

  async notify(message: NotificationMessage): Promise<void> {
    await this.wkSend(message.context, message);
  }

  async request(message: RequestMessage, { signal }: RequestOptions = {}): Promise<unknown> {
    if (signal?.aborted) throw abortError();
    const reply = await untilAborted(Promise.resolve(this.wkSend(message.context, message)), signal);
    const data: unknown = JSON.parse(replyText(reply));
    // A reply with other names answers another request, perhaps of another feature.
    if (!isResponseFor(message, data)) throw new Error(unknownError);
    return resultOf(data, unknownError);
  }

  /** Throws when that name already has a subscriber: the app calls one function per name. */
  subscribe(subscription: Subscription, callback: (params: unknown) => void): () => void {
    const { subscriptionName } = subscription;
    const handlers = messageHandlersOf(navigator);
    if (Object.hasOwn(handlers, subscriptionName)) {
      throw new Error(`there is a subscription to '${subscriptionName}' already`);
    }
    const onEvent = (event: unknown) => {
      if (isSubscriptionEventFor(subscription, event)) callback(event.params);
    };
    Object.defineProperty(handlers, subscriptionName, {
      enumerable: false,
      configurable: true,
      writable: false,
      value: onEvent,
    });
    return () => {
      // By now the name may belong to a later subscriber, which must not be removed.
      if (handlers[subscriptionName] === onEvent) Reflect.deleteProperty(handlers, subscriptionName);
    };
  }
}

function hostHandlers(): Record<string, unknown> | null {
  const webkit: unknown = typeof window === 'undefined' ? null : Reflect.get(window, 'webkit');
  const handlers = isRecord(webkit) ? webkit.messageHandlers : null;
  return isRecord(handlers) ? handlers : null;
}

/**
 * The object in which Apple's apps look up the function to call with an event: `navigator.duckduckgo.messageHandlers`.
 * Created when the app has not created it, without a prototype, so that an event named `toString` calls nothing.
 */
function messageHandlersOf(host: object): Record<string, unknown> {
  return recordAt(recordAt(host, 'duckduckgo'), 'messageHandlers');
}

function recordAt(owner: object, name: string): Record<string, unknown> {
  const present: unknown = Reflect.get(owner, name);
  if (isRecord(present)) return present;
  const made: Record<string, unknown> = { __proto__: null };
  Object.defineProperty(owner, name, { value: made, configurable: true, enumerable: true, writable: false });
  return made;
}

function captureHandler(handler: unknown): CapturedHandler | null {
  const postMessage = isRecord(handler) ? handler.postMessage : null;
  return isFunction(postMessage) ? { handler, postMessage } : null;
}

function isFunction(value: unknown): value is (...data: never) => unknown {
  return typeof value === 'function';
}

function replyText(reply: unknown): string {
  return typeof reply === 'string' && reply !== '' ? reply : '{}';
}
