import type * as z from 'zod/mini';
import type {
  EventName,
  NotificationName,
  ParamsOf,
  ParamsSchema,
  RequestName,
  ResultSchema,
} from '../../contract/native/message';
import type { MessagesOf } from '../../contract/native/nativeCatalog';
import { channelLimits } from './channelLimits';
import { type ChannelName, channels } from './channels';
import { connect, type Transport } from './connect';
import type { Messenger } from './messenger';
import { NativeError } from './NativeError';
import { withTimeout } from './withTimeout';

/**
 * How pages talk to the apps that show them.
 *
 * What is sent: the messages of `lib/contract/native`, and nothing else. Where it goes: to the one app whose window
 * shows the page; nothing goes over the network, and nothing is kept. Answers are checked against a schema, and the
 * page keeps working when an app does not answer, refuses, or sends garbage: every request has a time limit, every
 * answer a fallback. What never happens: a notification is never sent as a request (Apple's apps answer those with an
 * error), a token is never requested on a page to which the app gives none, and is never stored.
 */
export type NativeChannel<Name extends ChannelName> = {
  transport: Transport;
  /** Asks, and checks the reply. @throws NativeError no-answer after `limit` milliseconds, refused, wrong-shape. */
  request<Method extends RequestName<MessagesOf<Name>>>(
    method: Method,
    params: ParamsOf<MessagesOf<Name>[Method]>,
    schema: ResultSchema<MessagesOf<Name>[Method]>,
    limit?: number,
  ): Promise<z.infer<ResultSchema<MessagesOf<Name>[Method]>>>;
  /** Notifies the app. Never throws; whether the app received it is unknown. */
  notify<Method extends NotificationName<MessagesOf<Name>>>(
    method: Method,
    params: ParamsOf<MessagesOf<Name>[Method]>,
  ): void;
  /** Calls back with each event that matches the schema. Returns a function that unsubscribes. */
  subscribe<Event extends EventName<MessagesOf<Name>>>(
    event: Event,
    schema: ParamsSchema<MessagesOf<Name>[Event]>,
    listener: (params: z.infer<ParamsSchema<MessagesOf<Name>[Event]>>) => void,
  ): () => void;
};

/** The same without the message types. */
type AnyChannel = {
  transport: Transport;
  request(method: string, params: unknown, schema: z.ZodMiniType, limit?: number): Promise<unknown>;
  notify(method: string, params: unknown): void;
  subscribe(event: string, schema: z.ZodMiniType, listener: (params: unknown) => void): () => void;
};

const opened = new WeakMap<object, Map<ChannelName, AnyChannel | null>>();

/**
 * The channel to the app that shows this page, or null outside an app. Decided at the first call and kept for the life
 * of the page, because subscribing over WebKit creates `navigator.duckduckgo`, which would look like an app afterward.
 */
export function openChannel<Name extends ChannelName>(
  name: Name,
  target: object | undefined = globalThis.window,
): NativeChannel<Name> | null {
  if (!target) return null;
  const known = opened.get(target) ?? new Map<ChannelName, AnyChannel | null>();
  opened.set(target, known);
  const found = known.get(name);
  const channel = found === undefined ? open(name, target) : found;
  known.set(name, channel);
  // The catalog's types are applied here, once: each answer is checked against the schema that they name.
  return channel as NativeChannel<Name> | null;
}

function open(name: ChannelName, target: object): AnyChannel | null {
  const connection = connect(channels[name], target);
  if (!connection) return null;
  const { transport, messenger } = connection;
  const events = new Map<string, ReturnType<typeof multicast>>();
  return {
    transport,
    async request(method, params, schema, limit = channelLimits.answer) {
      const refused = (cause: unknown) => {
        throw new NativeError('refused', method, cause);
      };
      const asked = Promise.resolve().then(() => messenger.request(method, params));
      const reply = await withTimeout(
        limit,
        asked.catch(refused),
        () => new NativeError('no-answer', method),
      );
      const result = schema.safeParse(reply);
      if (!result.success) throw new NativeError('wrong-shape', method);
      return result.data;
    },
    notify(method, params) {
      try {
        messenger.notify(method, params);
      } catch {
        // An app that does not listen must not break the page.
      }
    },
    subscribe(event, schema, listener) {
      const listen = events.get(event) ?? multicast(messenger, event);
      events.set(event, listen);
      return listen((params) => {
        const result = schema.safeParse(params);
        if (result.success) listener(result.data);
      });
    },
  };
}

/** Any number of listeners for one event; the app calls one function, subscribed as long as there are any. */
function multicast(messenger: Messenger, event: string) {
  const listeners = new Set<(params: unknown) => void>();
  let stop: (() => void) | null = null;
  return (listener: (params: unknown) => void) => {
    const own = (params: unknown) => listener(params);
    listeners.add(own);
    stop ??= begin(messenger, event, (params) => {
      for (const one of [...listeners]) one(params);
    });
    return () => {
      listeners.delete(own);
      if (listeners.size > 0) return;
      stop?.();
      stop = null;
    };
  };
}

function begin(messenger: Messenger, event: string, onEvent: (params: unknown) => void): (() => void) | null {
  try {
    return messenger.subscribe(event, onEvent);
  } catch {
    return null;
  }
}
