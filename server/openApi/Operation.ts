import type * as z from 'zod/mini';
import type { ErrorCode } from '@/lib/contract/errors';

/**
 * How a call authenticates: not at all, with an auth session's cookie, with an access token, or as a payment provider or
 * store does. An access token that a store's receipt opened suffices for a `subscriber` only.
 */
export type Authentication =
  | 'none'
  | 'session'
  | 'bearer'
  | 'subscriber'
  | 'bearerOrNone'
  | 'stripe'
  | 'apple'
  | 'google';

type Method = 'GET' | 'POST' | 'DELETE';

/** A refusal by its code; with status or `error` text where they differ from the catalog. */
export type Refusal = ErrorCode | { code: ErrorCode; status?: number; error?: string };

/** The refusals of a call that is counted and asks a service of somebody else. */
export const limited = ['too_many_requests', 'service_unavailable'] as const;

/** An answer without JSON. */
export type PlainAnswer = { status: number; means: string; type?: string };

/** What the document says about a call besides its method and path. Every schema is an export of `lib/contract`. */
type Described = {
  summary: string;
  /** `none` by default. */
  authentication?: Authentication;
  query?: z.ZodMiniObject;
  /** The body, as JSON or, unless it is a webhook’s, as a form. */
  body?: z.ZodMiniType;
  /** Apps may send body members in the query instead. Pages do not, because proxies and histories store queries. */
  alsoInQuery?: true;
  /** The answer with status 200, or what is sent instead of JSON. */
  answer: z.ZodMiniType | PlainAnswer;
  /** The same answer in another type. */
  alsoAs?: { type: string; answer: z.ZodMiniType };
  /** Other successful answers. */
  otherAnswers?: readonly PlainAnswer[];
  /** Errors besides those of the authentication. */
  errors?: readonly Refusal[];
  /** The body of a refusal when it contains more than usual. */
  errorBody?: z.ZodMiniType;
};

export type Group = 'Sign-in' | 'Account' | 'Subscription' | 'Products' | 'First generation' | 'Site';

/** Calls by method and path, with `{name}` for a dynamic part of the path. */
export type Calls = Readonly<Record<`${Method} /${string}`, Described>>;

/** One call of the service, as its document describes it. */
export type Operation = Described & { method: Method; path: string; group: Group };

export function operationsOf(group: Group, calls: Calls): readonly Operation[] {
  return Object.entries(calls).map(([call, described]) => {
    const [method, path = ''] = call.split(' ');
    return { ...described, group, method: method as Method, path };
  });
}
