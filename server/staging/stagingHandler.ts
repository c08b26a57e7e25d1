import { parseSetCookie } from 'cookie';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { second } from '@/server/clock';
import type { Config } from '@/server/config/config';
import { ApiError, isApiError } from '@/server/http/ApiError';
import type { Handler } from '@/server/http/api';
import { boundedText } from '@/server/http/request/boundedBytes';
import { callerHeaders } from '@/server/http/request/passedOnCaller';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { hostPrefix, setCookieLine } from '@/server/http/setCookie';
import { siteHeader } from '@/server/http/siteOrigin';

/** The prefix for calls from visits with `environment=staging`; the rest is the path at the staging services. */
const prefix = '/staging';
/** Only the services of the specification, and nothing else that may be on that host. */
const service = /^\/(api\/(auth|checkout|products|purchase|subscription|v2)(\/|$)|itr\/issue$)/;
const timeoutMs = 15 * second;
/** Our longest answers, the key set and the products, have a few thousand bytes. */
const maxResponseBytes = 256 * 1024;

const passedOn = [
  ...['accept', 'accept-language', 'authorization', 'content-type'],
  ...['sec-fetch-site', 'user-agent', 'x-country'],
];
const passedBack = ['allow', 'retry-after', 'www-authenticate'];

/** Replaces `__Host-` in the name of a cookie of staging, whose path here can't be that of the whole site. */
const stagingPrefix = '__Secure-staging-';

/**
 * Forwards a call to the staging services (specification §7), so that pages call only their own host. Session cookies
 * from staging are used only for these calls and never collide with the real services' cookie. Staging services behind
 * their own proxy see this site as the client of every call, so clients are rate-limited here.
 * @throws ApiError not_found where there is no staging, service_unavailable when it does not answer or answers with
 * anything but JSON, too_many_requests
 */
export const stagingHandler: Handler = async (context) => {
  const staging = context.services.config.stagingServices;
  const target = staging && targetAt(staging.address, `/${context.parameters.rest}`, context.query);
  if (!target) throw new ApiError('not_found');
  await requireAttemptByClient(context, 'staging-by-client');
  try {
    const answer = await fetch(target, {
      method: context.method,
      headers: headersOf(context, staging.publicOrigin),
      body: context.method === 'POST' ? new Uint8Array(await context.rawBody()) : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await passBack(answer, context.services.config);
  } catch (error) {
    if (isApiError(error)) throw error;
    context.services.log.warn({ err: error }, 'staging is unavailable');
    throw new ApiError('service_unavailable', { retryAfterSeconds: 5 });
  }
};

/** Null for everything that is not one of these services, and for a path that would arrive there altered. */
function targetAt(address: string, path: string, query: URLSearchParams): URL | null {
  if (!service.test(path)) return null;
  const target = new URL(address);
  const { origin } = target;
  target.pathname = path;
  target.search = query.toString();
  return target.origin === origin && target.pathname === path ? target : null;
}

/** Replaces the page's own origin with that of the staging services, so that their cross-site rule works as usual. */
function headersOf(context: RequestContext, publicOrigin: string): Record<string, string> {
  const headers: Record<string, string> = {};
  const { config } = context.services;
  for (const name of [...passedOn, config.country.header]) {
    const value = name && context.header(name);
    if (name && value) headers[name] = value;
  }
  const cookies = cookiesForStaging(context.header('cookie') ?? '');
  if (cookies !== '') headers.cookie = cookies;
  const origin = context.header('origin');
  if (origin !== null) headers.origin = origin === config.publicOrigin ? publicOrigin : origin;
  const isThisProcess = publicOrigin === config.publicOrigin;
  return {
    ...headers,
    ...(isThisProcess
      ? callerHeaders(context.services, context.clientIp)
      : { 'x-forwarded-for': context.clientIp, [siteHeader]: config.publicOrigin }),
  };
}

/** Rewrites the answer: whatever the other host sends, it becomes JSON here, which no browser runs. */
async function passBack(answer: Response, config: Config): Promise<HandlerResult> {
  const text = await boundedText(answer, maxResponseBytes);
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  if (text !== '' && !isJson) throw new ApiError('service_unavailable', { retryAfterSeconds: 5 });
  const headers: Record<string, string | readonly string[]> = {
    'set-cookie': answer.headers.getSetCookie().map((line) => cookieOfStaging(config, line)),
  };
  for (const name of passedBack) {
    const value = answer.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  // Native apps are redirected back to themselves; no other redirect is trusted.
  const location = answer.headers.get('location');
  const { redirectUris } = config.clients.native;
  if (location !== null && redirectUris.some((uri) => location.startsWith(`${uri}?`))) {
    headers.location = location;
  }
  if (text === '') return { status: answer.status, headers };
  headers['content-type'] = 'application/json; charset=utf-8';
  return { status: answer.status, text, headers };
}

/** The cookie, limited to our prefix whatever path or domain it came with. */
function cookieOfStaging(config: Config, line: string): string {
  const { domain, path = '/', secure, ...cookie } = parseSetCookie(line);
  const name = startingWith(cookie.name, hostPrefix, stagingPrefix);
  return setCookieLine(config, { ...cookie, name, path: `${prefix}${path.startsWith('/') ? path : '/'}` });
}

/** Without the live services' own cookies for the whole site, which browsers send to every path. */
function cookiesForStaging(header: string): string {
  return header
    .split(/; */)
    .filter((cookie) => !cookie.startsWith(hostPrefix))
    .map((cookie) => startingWith(cookie, stagingPrefix, hostPrefix))
    .join('; ');
}

function startingWith(text: string, found: string, instead: string): string {
  return text.startsWith(found) ? instead + text.slice(found.length) : text;
}
