import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { compress, compressQuickly } from './compress.mjs';
import { checkPages } from './frameworkOutput/checkPages.mjs';
import { addFlowWords } from './frameworkOutput/flowWords.mjs';
import { filesIn, readOutput } from './frameworkOutput/readOutput.mjs';
import { steps } from './frameworkOutput/steps.mjs';
import { addOwnScripts } from './ownScripts.mjs';
import { bundleWords } from './words.mjs';

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
export async function packageSite(root, scripts, cache) {
  const site = await finishedSite(root, scripts, cache);
  const out = join(root, '.next/site');
  const { store, storePage } = emptyStore(join(out, 'files'), cache);
  const publicFiles = filesIn(join(root, 'public')).map((path) => [
    `/${path}`,
    { content: readFileSync(join(root, 'public', path)), name: path, immutable: named.test(path) },
  ]);
  const builtFiles = [...site.files].map(([address, content]) => [
    address,
    { content, name: address, immutable: true },
  ]);
  const assets = await mapValues([...builtFiles, ...publicFiles], store);
  const pages = await mapValues([...site.pages], async ({ kind, html }) => ({
    ...(await storePage(html)),
    kind,
    ...inlineHashes(html),
  }));
  writeFileSync(join(out, 'manifest.json'), JSON.stringify({ assets, pages }));
  return { pages: Object.keys(pages).length, assets: Object.keys(assets).length };
}

/** The framework's output in all languages, with everything that is done to it. */
async function finishedSite(root, scripts, cache) {
  const output = addOwnScripts(readOutput(root), scripts);
  const withWords = await addFlowWords(output, (language, names) =>
    bundleWords(root, language, names, cache),
  );
  const site = steps.reduce((changed, step) => step(changed), withWords);
  checkPages(site);
  return site;
}

/** Several at a time: compressing runs beside this thread. */
async function mapValues(entries, change) {
  return Object.fromEntries(
    await Promise.all(entries.map(async ([name, value]) => [name, await change(value)])),
  );
}

/**
 * Empties the folder. Returns functions that write a file by ETag and tell what the server needs: an asset in each
 * encoding; a page compressed quickly, since the server compresses it again with the site's origin in it.
 */
function emptyStore(folder, cache) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const etagOf = (content) => createHash('sha256').update(content).digest('base64url').slice(0, 27);
  const storePage = async (html) => {
    const etag = etagOf(html);
    writeFileSync(join(folder, `${etag}.br`), await compressQuickly(html));
    return { name: etag, type: types['.html'], etag, immutable: false };
  };
  const store = async ({ content, name, immutable }) => {
    const extension = extname(name);
    const etag = etagOf(content);
    const compressed = alreadyCompressed.has(extension) ? {} : await compress(cache, Buffer.from(content));
    const { br = null, gzip = null } = compressed;
    writeFileSync(join(folder, etag), content);
    if (br) writeFileSync(join(folder, `${etag}.br`), br);
    if (gzip) writeFileSync(join(folder, `${etag}.gz`), gzip);
    const type = types[extension] ?? 'application/octet-stream';
    return { name: etag, type, etag, immutable, br: br !== null, gzip: gzip !== null };
  };
  return { store, storePage };
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
