import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * Serves the page that people would take in place of ours: a static one with 5 KB of markup, its 8 KB of styles inside
 * and one drawing, no font and no script. Everything comes with the first answer, which has our opener policy. Its words
 * are none that a compressor could guess.
 */
export async function servePlainPage() {
  const page = brotliCompressSync(readFileSync(new URL('plain.html', import.meta.url)));
  const headers = {
    'cross-origin-opener-policy': 'same-origin',
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
  };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(page));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${server.address().port}/`,
    stop: () => server.closeAllConnections() ?? server.close(),
  };
}
