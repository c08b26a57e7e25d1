import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { checkPages } from './frameworkOutput/checkPages.mjs';
import { filesIn, readOutput } from './frameworkOutput/readOutput.mjs';
import { steps } from './frameworkOutput/steps.mjs';
import { addOwnScripts } from './ownScripts.mjs';

const types = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};
const alreadyCompressed = new Set(['.avif', '.png', '.woff2', '.ico', '.zip']);

/** A file whose name contains a hash of its content. */
const named = /\.[0-9a-f]{8,}\./;

/**
 * Turns the framework's output into what server/main serves from memory: every page and asset with its brotli and gzip
 * versions, a strong ETag and, for pages, the hashes of the inline blocks that the content security policy allows.
 */
export function packageSite(root, scripts) {
  const output = addOwnScripts(readOutput(root), scripts);
  const site = steps.reduce((changed, step) => step.apply(changed), output);
  checkPages(site);
  const out = join(root, '.next/site');
  const store = emptyStore(join(out, 'files'));
  const assets = {
    ...Object.fromEntries(
      [...site.files].map(([address, content]) => [address, store(content, address, true)]),
    ),
    ...Object.fromEntries(
      filesIn(join(root, 'public')).map((path) => [
        `/${path}`,
        store(readFileSync(join(root, 'public', path)), path, named.test(path)),
      ]),
    ),
  };
  const pages = Object.fromEntries(
    [...site.pages].map(([address, { kind, html }]) => [
      address,
      { ...store(html, '.html', false), kind, ...inlineHashes(html) },
    ]),
  );
  writeFileSync(join(out, 'manifest.json'), JSON.stringify({ assets, pages }));
  return { pages: Object.keys(pages).length, assets: Object.keys(assets).length };
}

/**
 * Empties the folder. Returns a function that writes a file by ETag in each encoding and tells what the server needs.
 */
function emptyStore(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return (content, name, immutable) => {
    const extension = extname(name) || name;
    const etag = createHash('sha256').update(content).digest('base64url').slice(0, 27);
    const { br = null, gzip = null } = alreadyCompressed.has(extension) ? {} : compress(Buffer.from(content));
    writeFileSync(join(folder, etag), content);
    if (br) writeFileSync(join(folder, `${etag}.br`), br);
    if (gzip) writeFileSync(join(folder, `${etag}.gz`), gzip);
    const type = types[extension] ?? 'application/octet-stream';
    return { name: etag, type, etag, immutable, br: br !== null, gzip: gzip !== null };
  };
}

/** Compressed versions that are no smaller are left out. */
function compress(content) {
  const br = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const gzip = gzipSync(content, { level: 9 });
  return { br: br.length < content.length ? br : null, gzip: gzip.length < content.length ? gzip : null };
}

/** The policy sources for inline styles and for inline scripts that run; data blocks need none. */
function inlineHashes(html) {
  const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const blocks = (pattern) => [
    ...new Set([...html.matchAll(pattern)].map((match) => hash(match.groups.body))),
  ];
  return {
    styles: blocks(/<style\b[^>]*>(?<body>[\s\S]*?)<\/style>/g),
    scripts: blocks(/<script(?![^>]*\b(?:src=|type="application\/))[^>]*>(?<body>[\s\S]*?)<\/script>/g),
  };
}
