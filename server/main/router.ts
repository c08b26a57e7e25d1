import type { IncomingMessage, ServerResponse } from 'node:http';
import { retired } from '@/lib/content/retired';
import { type Route, type RoutePath, routes } from '@/lib/content/routes';
import { type Handler, runHandler } from '@/server/http/api';
import type { Sandbox } from '@/server/sandbox/sandbox';
import type { Services } from '@/server/services';
import { movedAddress } from '@/server/site/movedAddress';
import { searchAddress } from '@/server/site/searchAddress';
import { sendDevelopmentScript } from './developmentScripts';
import { commonHeaders } from './headers';
import { addressUnderPublicName } from './otherName';
import { sendFile, sendFilledPage, sendPage } from './sendFile';
import type { SiteFiles } from './siteFiles';

type HandlersByMethod = Readonly<Record<string, Handler>>;
export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type RouterParts = {
  services: Services;
  /** Prebuilt files; null in development, where the framework answers pages itself. */
  files: SiteFiles | null;
  /** The framework's own request handler. */
  framework: Listener;
  /** Answers everything under /sandbox; null in live mode. */
  sandbox: Pick<Sandbox, 'handle' | 'stateScript'> | null;
  /** Small calls outside /api, by their whole path or its first segment. */
  siteCalls: ReadonlyMap<string, HandlersByMethod>;
};

/** Answers every request of the site. A failure that reaches this far becomes the 500 page. */
export function makeRouter(parts: RouterParts): Listener {
  // The framework's development server brings scripts and reloads of its own, which these headers would stop.
  const headers = parts.files ? Object.entries(commonHeaders(parts.services.config)) : [];
  return async (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    try {
      await route(parts, request, response);
    } catch (error) {
      parts.services.log.error({ err: error, path: pathOf(request) }, 'request failed');
      if (response.headersSent) response.destroy();
      else if (parts.files) sendPage(request, response, parts.files.errorPage(500), 500);
      else response.writeHead(500).end();
    }
  };
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

async function route(parts: RouterParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = pathOf(request);
  const [, first = ''] = path.split('/');
  if (first === 'sandbox' && parts.sandbox && (await parts.sandbox.handle(request, response))) return;
  const call = parts.siteCalls.get(path.slice(1)) ?? parts.siteCalls.get(first);
  if (call && Object.hasOwn(routes, path) && !takes(call, request)) {
    const methods = new Set(['GET', 'HEAD', ...Object.keys(call)]);
    response.writeHead(405, { Allow: [...methods].join(', ') }).end();
    return;
  }
  if (call && !readsItsOwnPage(parts, call, request, path)) return answerBy(parts, call, request, response);
  if (!parts.files && sendDevelopmentScript(response, path)) return;
  if (first === 'api' || !parts.files) return parts.framework(request, response);
  const search = path === '/' ? searchAddress(request.url ?? '/') : null;
  const elsewhere =
    search ?? (parts.files.page(path) ? addressUnderPublicName(parts.services.config, request) : null);
  if (elsewhere) response.writeHead(307, { Location: elsewhere, 'Cache-Control': 'no-store' }).end();
  else sendPrepared(parts.files, request, response, path, parts.sandbox?.stateScript(request) ?? null);
}

/**
 * A form may post to the address of its own page: such a call leaves reading to the page. In development there is no
 * prepared page to fill in, so there the framework always shows it.
 */
function readsItsOwnPage(
  { files }: RouterParts,
  call: HandlersByMethod,
  { method }: IncomingMessage,
  path: string,
): boolean {
  return (method === 'GET' || method === 'HEAD') && !(call.GET && files) && Object.hasOwn(routes, path);
}

/** Whether the call, or the page at the same address, answers this method. */
function takes(call: HandlersByMethod, { method = 'GET' }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD' || Object.hasOwn(call, method);
}

function answerBy(
  { files }: RouterParts,
  call: HandlersByMethod,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  return runHandler(call, request, response, (filled, status) => {
    const page = files?.page(filled.path);
    const empty = filled.says.length === 0 && Object.keys(filled.fields).length === 0;
    if (page && empty) sendPage(request, response, page, status);
    else if (page) sendFilledPage(request, response, { page, filled, status });
    else response.writeHead(303, { Location: filled.path }).end();
  });
}

function sendPrepared(
  files: SiteFiles,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  stateScript: string | null,
): void {
  const asset = files.asset(path);
  const page = asset ? null : files.page(path);
  if ((asset || page) && request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  if (asset) {
    sendFile(request, response, asset);
    return;
  }
  if (page) {
    sendPage(request, response, page, statusOf(path), stateScript);
    return;
  }
  const elsewhere = movedAddress(path, (candidate) => files.page(candidate) !== null);
  if (elsewhere) sendMoved(response, elsewhere, (request.url ?? '').slice(path.length));
  else if (retired.has(path.replace(/\/+$/, ''))) sendPage(request, response, files.errorPage(410), 410);
  else sendPage(request, response, files.errorPage(404), 404);
}

/** Sends to the address of today for good, query included, and lets caches forget it within a day. */
function sendMoved(response: ServerResponse, address: string, query: string): void {
  const [page = '', fragment] = address.split('#');
  const location = `${page}${query}${fragment ? `#${fragment}` : ''}`;
  response.writeHead(308, { Location: location, 'Cache-Control': 'public, max-age=86400' }).end();
}

/** The error pages keep their status when they are asked for by name. */
function statusOf(path: string): number {
  const record: Route | undefined = Object.hasOwn(routes, path) ? routes[path as RoutePath] : undefined;
  return record?.status ?? 200;
}
