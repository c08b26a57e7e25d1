import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../process/serverProcess.mjs';

const styleBytes = 8 * 1024;
const markupBytes = 5 * 1024;

/**
 * Serves the page that people would take in place of ours: a static one with 5 KB of markup, its 8 KB of styles inside
 * and one drawing, no font and no script. Everything comes with the first answer, which has the given headers as well.
 */
export async function servePlainPage(headers = {}) {
  const page = brotliCompressSync(writePage());
  const port = await freePort();
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end();
      return;
    }
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': page.length,
    });
    response.end(page);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function writePage() {
  const word = words();
  const paragraphs = until(markupBytes, () => `<p>${Array.from({ length: 50 }, word).join(' ')}.</p>`);
  const rules = until(
    styleBytes,
    () => `.${word()}-${word()}{margin:1rem;color:#${colorOf(word())};padding:.5rem}`,
  );
  const styles = `body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.5 system-ui,sans-serif}h1{font-size:2.5rem;line-height:1.1}svg{width:100%;height:auto}${rules}`;
  const drawing =
    '<svg viewBox="0 0 400 200" width="400" height="200" aria-hidden="true"><path fill="#b9e6de" d="M0 0h400v200H0z"/><circle cx="300" cy="60" r="30" fill="#ffc56b"/><path fill="#149c8f" d="M0 150q100-60 200 0t200 0v50H0z"/></svg>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A plain page</title><meta name="description" content="A plain page, to hold ours against."><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><style>${styles}</style></head><body><main><h1>A plain page with everything in it</h1>${drawing}${paragraphs}</main></body></html>`;
}

function until(bytes, piece) {
  let text = '';
  while (text.length < bytes) text += piece();
  return text;
}

/** Words that are the same in every run and that a compressor cannot guess. */
function words() {
  let seed = 7;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed;
  };
  return () => Array.from({ length: 3 + (next() % 6) }, () => 'etaoinshrdlu'[next() % 12]).join('');
}

function colorOf(word) {
  return Buffer.from(word.slice(0, 3)).toString('hex');
}
