import type * as z from 'zod/mini';
import type { ErrorCode } from '@/lib/contract/errors';

/** How a call proves who makes it: not at all, by the cookie of an auth session, by an access token, by a signature. */
export type Authentication = 'none' | 'session' | 'bearer' | 'bearerOrNone' | 'signature';

export type Parameter = { name: string; means: string; required?: boolean };

/** One call of the service, as its document describes it. */
export type Operation = {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `{name}` for a dynamic part. */
  path: string;
  group: 'Sign-in' | 'Account' | 'Subscription' | 'Products' | 'First generation' | 'Site';
  summary: string;
  authentication: Authentication;
  query?: readonly Parameter[];
  /** Body in JSON or as a form. */
  body?: z.ZodMiniType;
  /** The answer with status 200, or what is answered instead of JSON. */
  answer: z.ZodMiniType | { status: number; means: string };
  errors?: readonly ErrorCode[];
};
