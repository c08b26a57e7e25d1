import type { IncomingMessage } from 'node:http';
import type { Config } from '@/server/config/config';
import { loopbackHosts } from '@/server/config/loopbackName';
import type { RequestAddress } from '@/server/http/request/requestAddress';

/**
 * The canonical URL of a page that was requested under another name of this machine, or null. Cookies, tabs and the
 * return from a payment page depend on a single origin, and people trying a sandbox may type either name.
 */
export function canonicalHostRedirect(
  config: Pick<Config, 'mode' | 'publicOrigin'>,
  request: IncomingMessage,
  { path, search }: RequestAddress,
): string | null {
  const { host } = request.headers;
  if (config.mode !== 'sandbox' || !host || !URL.canParse(`http://${host}`)) return null;
  const asked = new URL(`http://${host}`);
  const own = new URL(config.publicOrigin);
  const moved = asked.host !== own.host && asked.port === own.port && loopbackHosts.has(asked.hostname);
  return moved && loopbackHosts.has(own.hostname) ? `${config.publicOrigin}${path}${search}` : null;
}
