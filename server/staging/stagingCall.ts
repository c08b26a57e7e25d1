import { second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import type { Answer } from '@/server/http/answer';
import type { Handler } from '@/server/http/api';
import type { Call } from '@/server/http/call';

/** Where visits with `environment=staging` send their calls; what follows is the address at the staging services. */
const prefix = '/staging';
/** The services of the specification, and nothing else that may live at that host. */
const service = /^\/(api\/(auth|checkout|products|purchase|subscription|v2)(\/|$)|itr\/issue$)/;
const patience = 15 * second;

const passedOn = [
  ...['accept', 'accept-language', 'authorization', 'content-type', 'cookie'],
  ...['sec-fetch-site', 'user-agent', 'x-country'],
];
const passedBack = ['allow', 'content-type', 'location', 'retry-after', 'www-authenticate'];

/**
 * Passes a call to the staging services (specification §7), so that pages call no other host than their own. A session
 * cookie that comes back is for calls of this kind alone: it does not meet the one of the real services.
 * @throws ApiError not_found where there is no staging, service_unavailable when it does not answer
 */
export const stagingCall: Handler = async (call) => {
  const staging = call.services.config.stagingServices;
  if (staging === null) throw new ApiError('not_found');
  const target = new URL(staging.address + call.path.slice(prefix.length));
  if (!service.test(target.pathname)) throw new ApiError('not_found');
  target.search = call.query.toString();
  try {
    const answer = await fetch(target, {
      method: call.method,
      headers: headersOf(call, staging.publicOrigin),
      body: call.method === 'POST' ? new Uint8Array(await call.rawBody()) : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    return await passBack(answer);
  } catch (error) {
    call.services.log.warn({ err: error }, 'staging is away');
    throw new ApiError('service_unavailable', { retryAfterSeconds: 5 });
  }
};

/** The page's own origin reads as that of the staging services, whose rule against other sites then holds as usual. */
function headersOf(call: Call, publicOrigin: string): Record<string, string> {
  const headers: Record<string, string> = {};
  const { config } = call.services;
  for (const name of [...passedOn, config.country.header]) {
    const value = name && call.header(name);
    if (name && value) headers[name] = value;
  }
  const origin = call.header('origin');
  if (origin !== null) headers.origin = origin === config.publicOrigin ? publicOrigin : origin;
  headers['x-forwarded-for'] = call.address;
  return headers;
}

async function passBack(answer: Response): Promise<Answer> {
  const headers: Record<string, string | readonly string[]> = {
    'set-cookie': answer.headers
      .getSetCookie()
      .map((cookie) => cookie.replace(/; Path=\//i, () => `; Path=${prefix}/`)),
  };
  for (const name of passedBack) {
    const value = answer.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers };
}
