import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from './site.mjs';

/**
 * A page as somebody would write it by hand: a heading, paragraphs, one block of styles, one font, no script. It
 * travels in as many bytes as the page it is held against, so that only how we build pages makes a difference.
 */
export async function serveHandMadePage(site, path) {
  const like = await fetch(`${site.origin}${path}`, { headers: { 'accept-encoding': 'identity' } });
  const html = await like.text();
  const font = /<link\b[^>]*as="font"[^>]*href="([^"]+)"|<link\b[^>]*href="([^"]+)"[^>]*as="font"/.exec(html);
  const fontPath = font?.[1] ?? font?.[2] ?? null;
  const fontBytes = fontPath
    ? Buffer.from(await (await fetch(`${site.origin}${fontPath}`)).arrayBuffer())
    : null;
  const page = writePage(brotliCompressSync(html).length, fontPath !== null);
  const port = await freePort();
  const server = createServer((request, response) => {
    if (request.url === '/font.woff2' && fontBytes) {
      response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'max-age=31536000' });
      response.end(fontBytes);
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

function writePage(size, withFont) {
  const face = withFont
    ? '@font-face{font-family:"Page";src:url(/font.woff2) format("woff2");font-display:swap}'
    : '';
  const preload = withFont
    ? '<link rel="preload" as="font" type="font/woff2" href="/font.woff2" crossorigin>'
    : '';
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page made by hand</title><meta name="description" content="A page made by hand, to hold ours against."><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${preload}<style>${face}body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1.1rem/1.6 "Page",system-ui,sans-serif}</style></head><body><main><h1>A page made by hand</h1>`;
  let body = '';
  let seed = 7;
  // Words that a compressor cannot guess, so that the bytes on the wire grow evenly.
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed;
  };
  const word = () => Array.from({ length: 3 + (next() % 6) }, () => 'etaoinshrdlu'[next() % 12]).join('');
  const written = () => brotliCompressSync(`${head}${body}</main></body></html>`);
  while (written().length < size) {
    for (let paragraph = 0; paragraph < 4; paragraph += 1)
      body += `<p>${Array.from({ length: 60 }, word).join(' ')}.</p>`;
  }
  return written();
}
