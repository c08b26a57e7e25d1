import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import type * as z from 'zod/mini';
import type { ErrorCode } from '@/lib/contract/errors';
import { parseBody, readBody } from '@/server/http/request/body';
import { clientIp, isLoopback } from '@/server/http/request/clientIp';
import { passedOnCaller } from '@/server/http/request/passedOnCaller';
import type { RequestAddress } from '@/server/http/request/requestAddress';
import { cameThroughProxy } from '@/server/http/request/throughProxy';
import { currentServices, type Services } from '@/server/services';
import { ApiError } from './ApiError';

/** `unrecorded` is set by what happens too often to be worth a row, such as a refresh. */
type AuditContext = { accountId: string | null; detail: string | null; unrecorded: boolean };

/** A request as handlers see it: no framework, everything already parsed and bounded. */
export type RequestContext = {
  services: Services;
  method: string;
  /** Path without the query string, in normal form. */
  path: string;
  query: URLSearchParams;
  /** Values of the dynamic parts of the route, e.g. `id` of `[id].ts`, and `rest` of a route that ends in `/*`. */
  parameters: Readonly<Record<string, string>>;
  header(name: string): string | null;
  cookie(name: string): string | null;
  /** Token of `Authorization: Bearer`, or null. */
  bearer: string | null;
  /** Address of the client behind the trusted proxies, or `unknown`. */
  clientIp: string;
  /** True for a call that came by this site's own way to staging, where this process plays the staging services. */
  cameByStaging: boolean;
  /** What the handler found out, for the audit log. */
  auditContext: AuditContext;
  /** The untouched body, for signature checks. */
  rawBody(): Promise<Buffer>;
  /** JSON or form body checked by a schema; a mismatch answers `code`. */
  body<Schema extends z.ZodMiniType>(schema: Schema, code?: ErrorCode): Promise<z.infer<Schema>>;
};

/** Reads a Node request. `address` and `parameters` are what the one reading of its address found. */
export function makeRequestContext(
  request: IncomingMessage,
  { path, search }: RequestAddress,
  parameters: Readonly<Record<string, string>> = {},
): RequestContext {
  const services = currentServices();
  const header = (name: string) => {
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
    path,
    query: new URLSearchParams(search),
    parameters,
    header,
    cookie(name) {
      cookies ??= parseCookie(header('cookie') ?? '');
      return cookies[name] ?? null;
    },
    bearer: /^Bearer +([^\s]+)$/i.exec(header('authorization') ?? '')?.[1] ?? null,
    clientIp: callerOf(request, services),
    cameByStaging: passedOnCaller(services, request) !== null,
    auditContext: { accountId: null, detail: null, unrecorded: false },
    rawBody,
    async body(schema, code = 'invalid_request') {
      const result = schema.safeParse(parseBody(header('content-type') ?? undefined, await rawBody()));
      if (!result.success) throw new ApiError(code);
      return result.data;
    },
  };
}

/** What an undeclared proxy on this machine passes on comes from anywhere, so it does not count as this machine. */
function callerOf(request: IncomingMessage, services: Services): string {
  const caller = passedOnCaller(services, request);
  if (caller !== null) return caller;
  const { trustedProxyHops } = services.config;
  const address = clientIp(request, trustedProxyHops);
  const undeclared = trustedProxyHops === 0 && isLoopback(address) && cameThroughProxy(request);
  return undeclared ? 'unknown' : address;
}
