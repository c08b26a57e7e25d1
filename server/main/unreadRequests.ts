import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { brand } from '@/lib/content/brand';
import { languages } from '@/lib/content/site/languages/languages';
import { html } from '@/lib/html/html';
import type { Config } from '@/server/config/config';
import { commonHeaders } from './pages/headers';
import type { SpokenIn } from './pages/spokenIn';

type Refusal = { status: number; says: keyof ReturnType<SpokenIn>['unreadRequest'] };

/** By the code of the failure in the HTTP parser; any other is a request that it cannot read. */
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, says: 'large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, says: 'odd' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, says: 'slow' },
};
const unreadable: Refusal = { status: 400, says: 'odd' };

/** Answers requests that the HTTP parser refuses, which no router ever sees, with a page that says what to do. */
export function answerUnreadRequests(server: Server, config: Config, spokenIn: SpokenIn): void {
  const headers = Object.entries(commonHeaders(config)).map(([name, value]) => `${name}: ${value}`);
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => latest.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = latest.get(socket);
    // A second answer in the middle of one would be read as its text.
    const isAnswering = response?.headersSent && !response.writableFinished;
    if (!socket.writable || isAnswering) return socket.destroy(error);
    const { status, says } = refusals[error.code ?? ''] ?? unreadable;
    const page = pageOf(says, spokenIn);
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: text/html; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(page)}`,
      ...headers,
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${page}`, () => socket.destroy());
  });
}

function pageOf(says: Refusal['says'], spokenIn: SpokenIn): string {
  return html`<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${brand.name}</title>
${languages.map((language) => html`<p lang="${language}">${spokenIn(language).unreadRequest[says]}</p>\n`)}`.toString();
}
