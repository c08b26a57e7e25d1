import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FilledPage } from '@/server/http/answer';
import { fillPage } from './fillPage';
import { pageHeaders } from './headers';
import type { Encodings, StoredFile, StoredPage } from './siteFiles';

type Encoding = 'br' | 'gzip' | 'identity';

/** Written by the document component into the meta tag that styled-jsx reads; replaced at each answer. */
export const noncePlaceholder = '__CSP_NONCE__';

function acceptedEncoding(request: IncomingMessage, available: Encodings): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (available.br && /\bbr\b/.test(accepted)) return 'br';
  if (available.gzip && /\bgzip\b/.test(accepted)) return 'gzip';
  return 'identity';
}

/** Sends a stored file with its strong ETag, or 304 when the client holds the same bytes. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: StoredFile): void {
  response.setHeader('Content-Type', file.type);
  response.setHeader(
    'Cache-Control',
    file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
  sendEncoded(request, response, file);
}

/**
 * Sends a prerendered page. Documents go out as they are; a flow gets its nonce, and in the sandbox the script of a forced
 * state before every other.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  status = 200,
  stateScript: string | null = null,
): void {
  response.statusCode = status;
  if (page.kind === 'document') {
    setHeaders(response, pageHeaders(page, null));
    // An error answer belongs to the address that was asked for and must not be kept for it.
    if (status !== 200) response.setHeader('Cache-Control', 'no-store');
    sendEncoded(request, response, page);
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  const markup = page.encodings.identity.toString('utf8').replaceAll(noncePlaceholder, nonce);
  const before = stateScript === null ? '' : `<script src="${stateScript}"></script>`;
  const body = Buffer.from(before ? markup.replace('<head>', (head) => head + before) : markup);
  setHeaders(response, pageHeaders(page, nonce));
  sendCompressed(request, response, body);
}

/** Sends a prepared page with what a visitor typed put back into its form. It is nobody else's and kept nowhere. */
export function sendFilledPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, filled, status }: { page: StoredPage; filled: FilledPage; status: number },
): void {
  const body = Buffer.from(fillPage(page.encodings.identity.toString('utf8'), filled));
  response.statusCode = status;
  setHeaders(response, { ...pageHeaders(page, null), 'Cache-Control': 'no-store' });
  sendCompressed(request, response, body);
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function sendEncoded(request: IncomingMessage, response: ServerResponse, file: StoredFile): void {
  const encoding = acceptedEncoding(request, file.encodings);
  const etag = `"${file.etag}-${encoding}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (response.statusCode === 200 && request.headers['if-none-match']?.split(/, */).includes(etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const body = file.encodings[encoding] ?? file.encodings.identity;
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendCompressed(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const encoding = acceptedEncoding(request, { identity: body, br: body, gzip: body });
  const compressed =
    encoding === 'br'
      ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : encoding === 'gzip'
        ? gzipSync(body)
        : body;
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Length', compressed.length);
  response.end(request.method === 'HEAD' ? undefined : compressed);
}
