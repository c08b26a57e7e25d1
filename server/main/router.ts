import type { IncomingMessage, ServerResponse } from 'node:http';
import { goneUrls } from '@/lib/content/site/goneUrls';
import { type Language, pathIn, readPath, standardLanguage } from '@/lib/content/site/languages/languages';
import { routeAt, routes } from '@/lib/content/site/routes';
import { ApiError } from '@/server/http/ApiError';
import { errorResult, runHandler, type SiteRoute } from '@/server/http/api';
import {
  type RequestAddress,
  readUrl,
  readWithSingleSlashes,
  withoutFinalSlash,
} from '@/server/http/request/requestAddress';
import type { FormState } from '@/server/http/requestContext';
import { callPolicy, writeResult } from '@/server/http/writeResult';
import type { PageAround, Sandbox } from '@/server/sandbox/sandbox';
import type { Services } from '@/server/services';
import { redirectTarget } from '@/server/site/redirectTarget';
import { searchRedirect } from '@/server/site/searchRedirect';
import { sendDevelopmentScript } from './developmentScripts';
import { canonicalHostRedirect, hasPlainHost } from './hostHeader';
import type { OverloadGuard } from './overload';
import { appLanguage } from './pages/appLanguage';
import { commonHeaders } from './pages/headers';
import { marketPage } from './pages/marketPage';
import { sendFile, sendPage } from './pages/sendFile';
import type { SiteFiles, StoredPage } from './pages/siteFiles';
import type { SiteRoutes } from './siteRoutes';

export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type RouterParts = {
  services: Services;
  /** Prebuilt files; null in development, where the framework answers pages itself. */
  files: SiteFiles | null;
  /** Turns calls away when there are too many; null in development. */
  overload: OverloadGuard | null;
  /** The call below /api that answers a path, or null. */
  apiCall: (path: string) => SiteRoute | null;
  /** The framework's own request handler, which answers pages in development; null in the built site. */
  framework: Listener | null;
  /** Answers everything below /sandbox; null in live mode. */
  sandbox: Pick<Sandbox, 'handle' | 'pageAround' | 'playVisitor'> | null;
  /** The other calls. */
  siteRoutes: Pick<SiteRoutes, 'find'>;
};

const notFound = () => Promise.reject(new ApiError('not_found'));
/** The answer of every other URL below /api. */
const unknownRequests: SiteRoute = {
  name: '/api/*',
  handlers: { GET: notFound, POST: notFound, DELETE: notFound },
};

/** Answers every request to the site. A failure that gets this far becomes the 500 page. */
export function makeRouter(parts: RouterParts): Listener {
  // The framework's development server adds its own scripts and reloads, which these headers would block.
  const headers = parts.files ? Object.entries(commonHeaders(parts.services.config)) : [];
  return async (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    try {
      await route(parts, request, response);
    } catch (error) {
      parts.services.log.error({ err: error, path: readUrl(request.url)?.path }, 'request failed');
      if (response.headersSent) response.destroy();
      else if (parts.files) sendPage(request, response, parts.files.errorPage(500), 500);
      else response.writeHead(500).end();
    }
  };
}

async function route(parts: RouterParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!hasPlainHost(request)) return writeResult(response, errorResult(new ApiError('invalid_request')));
  const address = readUrl(request.url);
  if (!address) {
    // Scripts of the development server have names that none of our URLs would have.
    if (parts.files) refuseAddress(parts.files, request, response);
    else await parts.framework?.(request, response);
    return;
  }
  const { path, search } = address;
  parts.sandbox?.playVisitor(request);
  const [, first = ''] = path.split('/');
  if (first === 'sandbox' && parts.sandbox && (await parts.sandbox.handle(request, response))) return;
  const asked = readPath(path);
  const call = parts.siteRoutes.find(path);
  if (call && Object.hasOwn(routes, asked.path) && !takes(call, request)) {
    const methods = new Set(['GET', 'HEAD', ...Object.keys(call.handlers)]);
    response.writeHead(405, { Allow: [...methods].join(', ') }).end();
    return;
  }
  const around = parts.sandbox?.pageAround(request, address) ?? null;
  if (call && !readsItsOwnPage(parts, call, request, asked.path)) {
    return answerBy(parts, call, { language: asked.language, around }, request, response);
  }
  const searched = asked.path === '/' ? searchRedirect(search, request.headers.cookie ?? '') : null;
  if (searched) return sendElsewhere(response, searched);
  if (first === 'api') return answerApi(parts, request, response, address);
  if (!parts.files) {
    if (sendDevelopmentScript(response, path, search)) return;
    // The framework knows pages by their English paths.
    request.url = asked.path + search;
    await parts.framework?.(request, response);
    return;
  }
  const elsewhere = parts.files.page(path)
    ? canonicalHostRedirect(parts.services.config, request, address)
    : null;
  if (elsewhere) sendElsewhere(response, elsewhere);
  else sendPrepared({ ...parts, files: parts.files }, request, response, address, around);
}

function sendElsewhere(response: ServerResponse, url: string): void {
  response.writeHead(307, { Location: url, 'Cache-Control': 'no-store' }).end();
}

/**
 * Answers unreadable paths: doubled slashes redirect to the intended page; everything else is not found. Only URLs of
 * our own pages are ever named, so no such answer leads to another site.
 */
function refuseAddress(files: SiteFiles, request: IncomingMessage, response: ServerResponse): void {
  const meant = readWithSingleSlashes(request.url);
  const isPage = (path: string) => files.page(path) !== null;
  const page = meant && (isPage(meant.path) ? meant.path : redirectTarget(meant.path, isPage));
  if (meant && page) sendMoved(response, page, meant.search);
  else if (request.url?.startsWith('/api/')) {
    writeResult(response, errorResult(new ApiError('not_found')));
  } else sendPage(request, response, files.errorPage(404), 404);
}

/** Answers a call only at an address of its table. */
function answerApi(
  { apiCall, overload }: RouterParts,
  request: IncomingMessage,
  response: ServerResponse,
  { path, search }: RequestAddress,
): Promise<void> | void {
  const bare = withoutFinalSlash(path);
  const route = apiCall(bare);
  response.setHeader('Content-Security-Policy', callPolicy);
  if (!route) return runHandler(unknownRequests, request, response);
  if (bare !== path) return sendMoved(response, bare, search);
  const call = { name: bare, request, response, language: standardLanguage };
  const answer = () => runHandler(route, request, response);
  return overload ? overload.run(call, answer) : answer();
}

/**
 * A form may post to its own page's URL: then the page is left to handle reading. In development there is no prepared
 * page to fill in, so the framework always shows it.
 */
function readsItsOwnPage(
  { files }: RouterParts,
  { handlers }: SiteRoute,
  { method }: IncomingMessage,
  path: string,
): boolean {
  return (method === 'GET' || method === 'HEAD') && !(handlers.GET && files) && Object.hasOwn(routes, path);
}

/** Whether the call, or the page with the same URL, answers this method. */
function takes({ handlers }: SiteRoute, { method = 'GET' }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD' || Object.hasOwn(handlers, method);
}

function answerBy(
  { services, files, overload }: RouterParts,
  call: SiteRoute,
  { language, around }: { language: Language; around: PageAround | null },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const writePage = (filled: FormState, status: number) => {
    const path = pathIn(language, filled.path);
    const page = files && pageFor({ files, services }, request, { path, search: '' }, around);
    const empty = filled.messages.length === 0 && Object.keys(filled.fields).length === 0;
    if (page) sendPage(request, response, page, status, around, empty ? null : filled);
    else response.writeHead(303, { Location: path }).end();
  };
  const answer = () => runHandler(call, request, response, writePage, language);
  return overload ? overload.run({ name: call.name, request, response, language }, answer) : answer();
}

type PageParts = { services: Services; files: SiteFiles };

/** The page as this visitor is to see it. What the sandbox plays around a page also answers what its script asks. */
function pageFor(
  { services, files }: PageParts,
  request: IncomingMessage,
  address: RequestAddress,
  around: PageAround | null,
): StoredPage | null {
  const language = appLanguage(request, address);
  if (language) return files.pageInApp(language, address.path);
  const inMarket = around ? null : marketPage(files, address, request, services.config);
  return inMarket ?? files.page(address.path);
}

function sendPrepared(
  { services, files }: PageParts,
  request: IncomingMessage,
  response: ServerResponse,
  { path, search }: RequestAddress,
  around: PageAround | null,
): void {
  const asset = files.asset(path);
  const page = asset ? null : pageFor({ services, files }, request, { path, search }, around);
  if ((asset || page) && request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  if (asset) {
    sendFile(request, response, asset);
    return;
  }
  if (page) {
    sendPage(request, response, page, statusOf(path), around);
    return;
  }
  const elsewhere = redirectTarget(path, (candidate) => files.page(candidate) !== null);
  const { language: named, path: plain } = readPath(path);
  if (elsewhere) sendMoved(response, elsewhere, search);
  else if (goneUrls.has(withoutFinalSlash(plain))) {
    sendPage(request, response, files.errorPage(410, named), 410, around);
  } else sendPage(request, response, files.errorPage(404, named), 404, around);
}

/** Redirects permanently to the current URL, including the query. Caches keep that for a day. */
function sendMoved(response: ServerResponse, address: string, query: string): void {
  const [page = '', fragment] = address.split('#');
  const location = `${page}${query}${fragment ? `#${fragment}` : ''}`;
  // The query may contain a token, and the answer repeats it.
  const lifetime = query === '' ? 'public, max-age=86400' : 'no-store';
  response.writeHead(308, { Location: location, 'Cache-Control': lifetime }).end();
}

/** The error pages keep their status when requested by name. */
function statusOf(path: string): number {
  return routeAt(readPath(path).path)?.status ?? 200;
}
