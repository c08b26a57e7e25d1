import type { IncomingMessage } from 'node:http';
import type { Config } from '@/server/config/config';
import { loopbackHosts } from '@/server/config/loopbackName';
import { isLoopback } from '@/server/http/request/clientIp';
import { cameThroughProxy } from '@/server/http/request/throughProxy';

type Setting = Pick<Config, 'sandboxPublic' | 'publicOrigin'>;

/** The APIs of payments and stores, which this process asks at its own address whatever the site is called outside. */
const ownApis = ['/sandbox/stripe/v1/', '/sandbox/store-api/'];

/**
 * Why this request may not use the sandbox, or null. Only this machine may, unless the operator opened the sandbox: what
 * a proxy on this machine passes on comes from anywhere, and so may what reaches a site that has a public address.
 * The Host header is checked too, because a foreign page can point a name of its own at 127.0.0.1 and then looks
 * local to the browser; and no foreign page may post here.
 */
export function refusal(request: IncomingMessage, setting: Setting): string | null {
  const host = request.headers.host ?? '';
  if (!setting.sandboxPublic) {
    if (!isLoopback(request.socket.remoteAddress ?? '')) {
      return 'The sandbox is available from this machine only. Set SANDBOX_PUBLIC=1 to open it to others.';
    }
    if (!loopbackHosts.has(hostname(host))) {
      return 'The sandbox is available at localhost, 127.0.0.1, and [::1] only.';
    }
    if (cameThroughProxy(request)) {
      return 'The sandbox isn’t available through a proxy. Set SANDBOX_PUBLIC=1 to open it to others.';
    }
    if (!loopbackHosts.has(new URL(setting.publicOrigin).hostname) && !isOwnApi(request)) {
      return 'The sandbox is closed because this site has a public address. Set SANDBOX_PUBLIC=1 to open it to others.';
    }
  }
  if (request.method !== 'GET' && request.method !== 'HEAD' && isForeign(request, host, setting)) {
    return 'The sandbox accepts changes only from its own pages.';
  }
  return null;
}

function hostname(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}

function isOwnApi({ url = '/' }: IncomingMessage): boolean {
  if (!URL.canParse(url, 'http://sandbox.invalid')) return false;
  const { pathname } = new URL(url, 'http://sandbox.invalid');
  return ownApis.some((path) => pathname.startsWith(path));
}

// Programs outside a browser send neither header and are welcome.
function isForeign(request: IncomingMessage, host: string, setting: Setting): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return origin !== setting.publicOrigin && origin !== `http://${host}`;
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
