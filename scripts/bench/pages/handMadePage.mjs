import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../process/serverProcess.mjs';

/**
 * A page as somebody would write it by hand: a heading, paragraphs, one linked style sheet, one font, no script. The
 * page and its styles have as many bytes on the wire as the page it is compared with, so that only the way we build
 * pages makes a difference.
 */
export async function serveHandMadePage(site, path) {
  const like = await fetch(`${site.origin}${path}`, { headers: { 'accept-encoding': 'identity' } });
  const html = await like.text();
  const font = /<link\b[^>]*as="font"[^>]*href="([^"]+)"|<link\b[^>]*href="([^"]+)"[^>]*as="font"/.exec(html);
  const fontPath = font?.[1] ?? font?.[2] ?? null;
  const fontBytes = fontPath
    ? Buffer.from(await (await fetch(`${site.origin}${fontPath}`)).arrayBuffer())
    : null;
  const page = writePage(brotliCompressSync(html).length);
  const sheets = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  const styles = writeStyles(await sizeOf(site, sheets), fontPath !== null);
  const port = await freePort();
  const server = createServer((request, response) => {
    if (request.url === '/font.woff2' && fontBytes) {
      response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'max-age=31536000' });
      response.end(fontBytes);
      return;
    }
    if (request.url === '/style.css') {
      response.writeHead(200, { 'content-type': 'text/css', 'content-encoding': 'br' });
      response.end(styles);
      return;
    }
    if (request.url !== '/') {
      response.writeHead(request.url === '/robots.txt' ? 200 : 404, { 'content-type': 'text/plain' });
      response.end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.end(page);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${port}/`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function sizeOf(site, addresses) {
  let size = 0;
  for (const address of addresses) {
    const text = await (
      await fetch(`${site.origin}${address}`, { headers: { 'accept-encoding': 'identity' } })
    ).text();
    size += brotliCompressSync(text).length;
  }
  return size;
}

/** Text that a compressor cannot predict, added piece by piece until it has at least this many bytes on the wire. */
function grow(size, before, piece, after) {
  let seed = 7;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed;
  };
  const word = () => Array.from({ length: 3 + (next() % 6) }, () => 'etaoinshrdlu'[next() % 12]).join('');
  let middle = '';
  const written = () => brotliCompressSync(`${before}${middle}${after}`);
  while (written().length < size) for (let count = 0; count < 4; count += 1) middle += piece(word);
  return written();
}

function writeStyles(size, withFont) {
  const face = withFont
    ? '@font-face{font-family:"Page";src:url(/font.woff2) format("woff2");font-display:swap}'
    : '';
  const body =
    'body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1.1rem/1.6 "Page",system-ui,sans-serif}';
  return grow(size, face + body, (word) => `.${word()}{--${word()}:${word()}}`, '');
}

function writePage(size) {
  const head =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page made by hand</title><meta name="description" content="A page made by hand, to hold ours against."><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><link rel="preload" as="font" type="font/woff2" href="/font.woff2" crossorigin><link rel="stylesheet" href="/style.css"></head><body><main><h1>A page made by hand</h1>';
  const paragraph = (word) => `<p>${Array.from({ length: 60 }, word).join(' ')}.</p>`;
  return grow(size, head, paragraph, '</main></body></html>');
}
