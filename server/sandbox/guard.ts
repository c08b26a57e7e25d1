import type { IncomingMessage } from 'node:http';
import type { Config } from '@/server/config/config';
import { isLoopback } from '@/server/http/clientAddress';

type Setting = Pick<Config, 'sandboxPublic' | 'publicOrigin'>;

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Why this request may not use the sandbox, or null. Only this machine may, unless the operator opened the sandbox.
 * The Host header is checked too, because a foreign page can point a name of its own at 127.0.0.1 and then looks
 * local to the browser; and no foreign page may post here.
 */
export function refusal(request: IncomingMessage, setting: Setting): string | null {
  const host = request.headers.host ?? '';
  if (!setting.sandboxPublic) {
    if (!isLoopback(request.socket.remoteAddress ?? '')) {
      return 'The sandbox answers this machine only. Set SANDBOX_PUBLIC=1 to open it.';
    }
    if (!localNames.has(hostname(host))) {
      return 'The sandbox answers to localhost, 127.0.0.1 and [::1] only.';
    }
  }
  if (request.method !== 'GET' && request.method !== 'HEAD' && isForeign(request, host, setting)) {
    return 'The sandbox takes changes from its own pages only.';
  }
  return null;
}

function hostname(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}

// Programs outside a browser send neither header and are welcome.
function isForeign(request: IncomingMessage, host: string, setting: Setting): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return origin !== setting.publicOrigin && origin !== `http://${host}`;
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
