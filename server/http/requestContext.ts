import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import type * as z from 'zod/mini';
import type { RoutePath } from '@/lib/content/site/routes';
import type { ErrorCode } from '@/lib/contract/errors';
import { parseBody, readBody } from '@/server/http/request/body';
import { cameThroughProxy, clientIp, isLoopback } from '@/server/http/request/clientIp';
import { passedOnCaller } from '@/server/http/request/passedOnCaller';
import type { AskedAddress } from '@/server/http/request/requestAddress';
import { currentServices, type Services } from '@/server/services';
import type { SiteDatabase } from '@/server/store/schema';
import { ApiError } from './ApiError';

type AuditContext = {
  accountId: string | null;
  detail: string | null;
  /** Set by calls too frequent to be worth a row, such as a refresh, and when the call's row has been committed. */
  unrecorded: boolean;
  /** Writes the row of a call that succeeds (`auditedTransaction`). Does nothing for a call that is not audited. */
  record(trx: SiteDatabase): Promise<void>;
};

/** A request as handlers see it: independent of the framework, with everything already parsed and bounded. */
export type RequestContext = ReturnType<typeof makeRequestContext>;

/** Reads a Node request. `address` and `parameters` come from the one parse of its URL. */
export function makeRequestContext(
  request: IncomingMessage,
  { path, search, language }: AskedAddress,
  parameters: Readonly<Record<string, string>>,
) {
  const services: Services = currentServices();
  const auditContext: AuditContext = {
    accountId: null,
    detail: null,
    unrecorded: false,
    record: async () => {},
  };
  const header = (name: string): string | null => {
    const value = request.headers[name.toLowerCase()];
    return (Array.isArray(value) ? value[0] : value) ?? null;
  };
  let cookies: ReturnType<typeof parseCookie> | null = null;
  let bytes: Promise<Buffer> | null = null;
  const rawBody = () => {
    bytes ??= readBody(request);
    return bytes;
  };
  return {
    services,
    method: request.method ?? 'GET',
    /** Path without the query string, in normal form, and without the prefix of a language. */
    path,
    /** The language of the page whose form this is, by the prefix of the path. */
    language,
    query: new URLSearchParams(search),
    /** The route's dynamic parts, e.g. `id` of `[id]`, and `rest` of a route that ends in `/*`. */
    parameters,
    header,
    cookie(name: string): string | null {
      cookies ??= parseCookie(header('cookie') ?? '');
      return cookies[name] ?? null;
    },
    /** The token from `Authorization: Bearer`, or null. */
    bearer: /^Bearer +([^\s]+)$/i.exec(header('authorization') ?? '')?.[1] ?? null,
    /** The client's IP behind the trusted proxies, or `unknown`. */
    clientIp: callerOf(request, services),
    /** True for a call through this site's own staging path, where this process plays the staging services. */
    cameByStaging: passedOnCaller(services, request) !== null,
    /** What the handler found out, for the audit log. */
    auditContext,
    /** The unmodified body, for signature checks. */
    rawBody,
    /** The JSON or form body, validated with a schema; a mismatch is answered with `code`. */
    async body<Schema extends z.ZodMiniType>(
      schema: Schema,
      code: ErrorCode = 'invalid_request',
    ): Promise<z.infer<Schema>> {
      const result = schema.safeParse(parseBody(header('content-type') ?? undefined, await rawBody()));
      if (!result.success) throw new ApiError(code);
      return result.data;
    },
  };
}

/** A prepared page of the site, sent as the answer to its own form. */
export type FormState = {
  path: RoutePath;
  /** Messages that the page shows, named as in the `data-says` attributes. */
  messages: readonly string[];
  /** Names of the fields to correct, each with its message beside it (components/ui/forms/DocumentField). */
  wrong?: readonly string[];
  /** What the visitor typed, by field name. */
  fields: Readonly<Record<string, string>>;
};

/** What a handler returns: only one of `json`, `text`, `bytes` and `redirect`; headers are added to the defaults. */
export type HandlerResult = {
  status?: number;
  json?: unknown;
  redirect?: string;
  text?: string;
  /** A prepared page with the typed values put back into its form. Only calls outside /api can return one. */
  page?: FormState;
  /** The bytes of a picture or file; the headers name their type. */
  bytes?: Buffer;
  headers?: Readonly<Record<string, string | readonly string[]>>;
};

/** Requests from an undeclared proxy on this machine may come from anywhere, so they do not count as this machine. */
export function callerOf(request: IncomingMessage, services: Pick<Services, 'config' | 'secrets'>): string {
  const caller = passedOnCaller(services, request);
  if (caller !== null) return caller;
  const { trustedProxyHops } = services.config;
  const address = clientIp(request, trustedProxyHops);
  const undeclared = trustedProxyHops === 0 && isLoopback(address) && cameThroughProxy(request);
  return undeclared ? 'unknown' : address;
}
