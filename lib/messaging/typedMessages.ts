import type { Messaging } from './messaging';

/** The messages of a feature, described as types: a union of records for each of the three kinds. */
export type MessageSchema = {
  notifications: { method: string; params?: unknown };
  requests: { method: string; params?: unknown; result?: unknown };
  subscriptions: { subscriptionEvent: string; params?: unknown };
};

type Arguments<Message> = Message extends { params: infer Params } ? [data: Params] : [data?: object];
type ResultOf<Message> = Message extends { result: infer Result } ? Result : unknown;
type ParamsOf<Message> = Message extends { params: infer Params } ? Params : unknown;

/** `Messaging` as seen through a schema: names are checked, and replies and events are typed. */
export type TypedMessages<Schema extends MessageSchema> = {
  notify<Name extends Schema['notifications']['method']>(
    name: Name,
    ...data: Arguments<Extract<Schema['notifications'], { method: Name }>>
  ): void;
  request<Name extends Schema['requests']['method']>(
    name: Name,
    ...data: Arguments<Extract<Schema['requests'], { method: Name }>>
  ): Promise<ResultOf<Extract<Schema['requests'], { method: Name }>>>;
  subscribe<Name extends Schema['subscriptions']['subscriptionEvent']>(
    name: Name,
    callback: (params: ParamsOf<Extract<Schema['subscriptions'], { subscriptionEvent: Name }>>) => void,
  ): () => void;
};

type Calls = { notify: unknown; request: unknown; subscribe: unknown };

/**
 * Returns `messaging` itself, typed as `base`. Nothing is checked at run time: a page that does not trust its app must
 * parse what it receives.
 */
export function createTypedMessages<Base extends Calls>(
  _base: Base,
  messaging: Messaging,
): Pick<Base, keyof Calls> {
  return messaging as Pick<Base, keyof Calls>;
}
