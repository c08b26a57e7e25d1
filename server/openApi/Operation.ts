import type * as z from 'zod/mini';
import type { ErrorCode } from '@/lib/contract/errors';

/** How a call proves who makes it: not at all, by the cookie of an auth session, by an access token, by a signature. */
export type Authentication = 'none' | 'session' | 'bearer' | 'bearerOrNone' | 'signature';

type Method = 'GET' | 'POST' | 'DELETE';

/** A refusal by its code; with the status, and with the text of `error`, where they are not those of the catalogue. */
export type Refusal = ErrorCode | { code: ErrorCode; status?: number; error?: string };

/** An answer without JSON. */
export type PlainAnswer = { status: number; means: string };

/** What the document says about a call beyond its method and path. Every schema is an export of `lib/contract`. */
type Described = {
  summary: string;
  /** `none` unless said. */
  authentication?: Authentication;
  query?: z.ZodMiniObject;
  /** Body in JSON or as a form. */
  body?: z.ZodMiniType;
  /** Apps may send the members of the body in the query instead. Pages do not: queries are kept by proxies and histories. */
  alsoInQuery?: true;
  /** The answer with status 200, or what is answered instead of JSON. */
  answer: z.ZodMiniType | PlainAnswer;
  /** What else it may answer when all is well. */
  otherAnswers?: readonly PlainAnswer[];
  /** Beyond those that come with the authentication. */
  errors?: readonly Refusal[];
  /** The body of a refusal where it says more than others. */
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
