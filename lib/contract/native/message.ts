import * as z from 'zod/mini';

/**
 * One message between a page and an app. A request waits for a reply; a notification must not, because Apple's apps
 * turn an empty reply into an error and Android's never send one; an event comes from the app on its own
 * (native contract §2.7).
 */
export type NativeMessage = {
  kind: 'request' | 'notification' | 'event';
  /** One line: what it asks for, or what happened. */
  description: string;
  params: z.ZodMiniType;
  /** Present only for requests. */
  result?: z.ZodMiniType;
};

/** Every message of one channel, by method or event name. Pages import only the types, not the descriptions. */
export type MessageCatalog = Readonly<Record<string, NativeMessage>>;

/** Parameters of a message that has none. Every message carries an object, because Android always reads one. */
const NoParams = z.object({});

export function requests<Result extends z.ZodMiniType>(description: string, result: Result) {
  return requestsWith(NoParams, description, result);
}

export function requestsWith<Params extends z.ZodMiniType, Result extends z.ZodMiniType>(
  params: Params,
  description: string,
  result: Result,
) {
  return { kind: 'request', description, params, result } as const;
}

export function notifies(description: string) {
  return notifiesWith(NoParams, description);
}

export function notifiesWith<Params extends z.ZodMiniType>(params: Params, description: string) {
  return { kind: 'notification', description, params } as const;
}

export function pushes<Params extends z.ZodMiniType>(description: string, params: Params) {
  return { kind: 'event', description, params } as const;
}

type OfKind<Catalog, Kind> = {
  [Name in keyof Catalog]: Catalog[Name] extends { kind: Kind } ? Name : never;
}[keyof Catalog] &
  string;

export type RequestName<Catalog> = OfKind<Catalog, 'request'>;
export type NotificationName<Catalog> = OfKind<Catalog, 'notification'>;
export type EventName<Catalog> = OfKind<Catalog, 'event'>;

/** The schema of a message's parameters. */
export type ParamsSchema<Message> = Message extends { params: infer Schema extends z.ZodMiniType }
  ? Schema
  : never;
export type ParamsOf<Message> = z.infer<ParamsSchema<Message>>;
/** The schema against which the reply to a request is checked. */
export type ResultSchema<Message> = Message extends { result: infer Schema extends z.ZodMiniType }
  ? Schema
  : never;
