import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Handler, runHandler } from '@/server/http/api';
import type { Services } from '@/server/services';
import { sendDevelopmentScript } from './developmentScripts';
import { commonHeaders } from './headers';
import { addressUnderPublicName } from './otherName';
import { sendFile, sendPage } from './sendFile';
import type { SiteFiles } from './siteFiles';

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type RouterParts = {
  services: Services;
  /** Prebuilt files; null in development, where the framework answers pages itself. */
  files: SiteFiles | null;
  /** The framework's own request handler. */
  framework: Listener;
  /** Answers everything under /sandbox; null in live mode. */
  sandbox: { handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> } | null;
  /** Small calls outside /api, by the first segment of their path. */
  siteCalls: ReadonlyMap<string, Readonly<Record<string, Handler>>>;
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
  const call = parts.siteCalls.get(first);
  if (call) return runHandler(call, request, response);
  if (!parts.files && sendDevelopmentScript(response, path)) return;
  if (first === 'api' || !parts.files) return parts.framework(request, response);
  const elsewhere = parts.files.page(path) ? addressUnderPublicName(parts.services.config, request) : null;
  if (elsewhere) response.writeHead(307, { Location: elsewhere, 'Cache-Control': 'no-store' }).end();
  else sendPrepared(parts.files, request, response, path);
}

function sendPrepared(
  files: SiteFiles,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
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
    sendPage(request, response, page, statusOfErrorPage(path));
    return;
  }
  const trimmed = path.replace(/\/+$/, '');
  if (trimmed !== path && files.page(trimmed)) {
    const query = (request.url ?? '').slice(path.length);
    response.writeHead(308, { Location: `${trimmed}${query}` }).end();
    return;
  }
  sendPage(request, response, files.errorPage(404), 404);
}

/** The error pages keep their status when they are asked for by name. */
function statusOfErrorPage(path: string): number {
  return path === '/404' || path === '/500' ? Number(path.slice(1)) : 200;
}
