import type * as z from 'zod/mini';
import type {
  EventName,
  NotificationName,
  ParamsOf,
  ParamsSchema,
  RequestName,
  ResultSchema,
} from '../../contract/native/message';
import type { MessagesOf } from '../../contract/native/nativeCatalogue';
import { limits } from './channelLimits';
import { type ChannelName, channels } from './channels';
import { connect, type Transport } from './connect';
import { type Listeners, multicast } from './multicast';
import { NativeError } from './NativeError';
import { withTimeout } from './withTimeout';

/**
 * How pages talk to the apps that show them.
 *
 * What is said: the messages of `lib/contract/native`, and nothing else. Where it goes: to the one app whose window
 * shows the page; nothing goes over the network, and nothing is kept. What an app answers is checked by a schema, and
 * an app that says nothing, refuses, or talks nonsense leaves a page that works: every question has a limit, every
 * answer a fallback. What never happens: a notification is never sent as a request (Apple's apps answer those with an
 * error), a token is never asked for on a page that the app keeps it from, and never stored.
 *
 * How a screen uses it, by the hooks:
 *
 *     const host = useNativeHost();           // null until known: reserve the space
 *     if (host && !host.inApp) …              // a browser: explain, or go on on the web
 *     const offer = useSubscriptionOptions(); // pending → ready | empty | error, usable after 1.2 s at the latest
 *     const purchase = useAppPurchase();      // purchase.buy(plan); goes to the welcome page by itself
 *     const flags = useFeatureConfig();       // null until decided; all false when the app does not answer
 *     const subscriber = useSubscriber();     // 'PENDING' | 'SUBSCRIBED' | …, over the bridge of ordinary tabs
 *
 * `useSession`, `useSignIn`, `useEmailChange` and the other account hooks work unchanged in an app: once `useSession` has
 * an answer, the account is the one of the app. Everything that is only told goes through `actions.ts` (`openFeature`,
 * `backToSettings`, `activateSubscription`, `tell`); links inside the app are made by `visitLink`. Without React:
 * `detectNativeHost()`, or `openChannel` for the other channels, once per page; null outside an app.
 */
export type NativeChannel<Name extends ChannelName> = {
  transport: Transport;
  /**
   * Asks the app and checks the reply by the schema of that message.
   * @throws NativeError no-answer after `limit` milliseconds, refused, wrong-shape.
   */
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
  /** Calls back with each event that fits the schema. Returns a function that stops it. */
  subscribe<Event extends EventName<MessagesOf<Name>>>(
    event: Event,
    schema: ParamsSchema<MessagesOf<Name>[Event]>,
    listener: (params: z.infer<ParamsSchema<MessagesOf<Name>[Event]>>) => void,
  ): () => void;
};

/** The same without the types of the messages. */
type AnyChannel = {
  transport: Transport;
  request(method: string, params: unknown, schema: z.ZodMiniType, limit?: number): Promise<unknown>;
  notify(method: string, params: unknown): void;
  subscribe(event: string, schema: z.ZodMiniType, listener: (params: unknown) => void): () => void;
};

const opened = new WeakMap<object, Map<ChannelName, AnyChannel | null>>();

/**
 * The channel to the app that shows this page, or null outside one. Decided at the first call and then kept for the
 * life of the page, because subscribing over WebKit makes `navigator.duckduckgo` and would look like an app afterwards.
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
  // The catalogue's types are laid over it here, once: each answer is checked by the schema that they name.
  return channel as NativeChannel<Name> | null;
}

function open(name: ChannelName, target: object): AnyChannel | null {
  const connection = connect(channels[name], target);
  if (!connection) return null;
  const { transport, messenger } = connection;
  const events = new Map<string, Listeners>();
  return {
    transport,
    async request(method, params, schema, limit = limits.answer) {
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
        // An app that does not listen must not stop the page.
      }
    },
    subscribe(event, schema, listener) {
      const listeners = events.get(event) ?? multicast(messenger, event);
      events.set(event, listeners);
      return listeners.add((params) => {
        const result = schema.safeParse(params);
        if (result.success) listener(result.data);
      });
    },
  };
}
