import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedEncoding, type Encoding, holdsCurrent } from '@/server/http/request/negotiation';
import type { FormState } from '@/server/http/requestContext';
import type { PageAround } from '@/server/sandbox/sandbox';
import { renderFormState } from './renderFormState';
import type { StoredFile, StoredPage } from './siteFiles';

/** Sends a stored file with its strong ETag, or 304 when the client holds the same bytes. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: StoredFile): void {
  // A drawing opened on its own may contain its own styles.
  response.removeHeader('Content-Security-Policy');
  setHeaders(response, {
    'Content-Type': file.type,
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    Vary: 'Accept-Encoding',
  });
  sendEncoded(request, response, file);
}

/**
 * Sends a prerendered page unchanged; in the sandbox, with a forced state, an app or a pseudo-language around it. What the
 * visitor typed is put back into its form: that answer is for this visitor only and is never cached.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  status = 200,
  around: PageAround | null = null,
  filled: FormState | null = null,
): void {
  response.statusCode = status;
  setHeaders(response, page.headers);
  // An error answer belongs to the requested URL and must not be cached for it.
  if (status !== 200 || filled) response.setHeader('Cache-Control', 'no-store');
  if (around === null && filled === null) {
    sendEncoded(request, response, page);
    return;
  }
  if (around?.framed) allowOwnFrame(response, page);
  const markup = page.encodings.identity().toString('utf8');
  sendCompressed(request, response, withScripts(filled ? renderFormState(markup, filled) : markup, around));
}

/** The scripts of the sandbox run before those of the page. */
function withScripts(markup: string, around: PageAround | null): string {
  if (around === null) return markup;
  const scripts = around.scripts.map((script) => `<script src="${script}"></script>`).join('');
  return markup.replace('<head>', () => `<head>${scripts}`);
}

/** Only this answer may be framed, by pages of this site, and caches must not store it. */
function allowOwnFrame(response: ServerResponse, { headers }: StoredPage): void {
  const policy = headers['Content-Security-Policy'] ?? '';
  response.setHeader(
    'Content-Security-Policy',
    policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  );
  response.setHeader('Cache-Control', 'no-store');
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function sendEncoded(request: IncomingMessage, response: ServerResponse, file: StoredFile): void {
  const { br, gzip, identity } = file.encodings;
  const offered: Encoding[] = [...(br ? ['br' as const] : []), ...(gzip ? ['gzip' as const] : [])];
  const encoding = acceptedEncoding(request.headers['accept-encoding'], offered);
  const etag = `"${file.etag}-${encoding}"`;
  response.setHeader('ETag', etag);
  if (response.statusCode === 200 && holdsCurrent(request.headers['if-none-match'], etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const body = file.encodings[encoding] ?? identity;
  sendBody(request, response, encoding, body());
}

function sendCompressed(request: IncomingMessage, response: ServerResponse, markup: string): void {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  sendBody(request, response, encoding, compress[encoding](Buffer.from(markup)));
}

const compress: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => gzipSync(body),
  identity: (body) => body,
};

function sendBody(request: IncomingMessage, response: ServerResponse, encoding: Encoding, body: Buffer) {
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
