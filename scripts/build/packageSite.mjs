import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { openCompressor } from './compressor.mjs';
import { checkPages } from './frameworkOutput/checkPages.mjs';
import { filesIn, readOutput } from './frameworkOutput/readOutput.mjs';
import { steps } from './frameworkOutput/steps.mjs';
import { languages, outputFolder, publishedPath } from './languages.mjs';
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
export async function packageSite(root, scripts) {
  const site = inAllLanguages(
    languages.map((language) => [language, finishedSite(outputFolder(root, language), scripts[language])]),
  );
  const out = join(root, '.next/site');
  const compressor = openCompressor(join(root, '.next/cache/compressed'));
  const store = emptyStore(join(out, 'files'), compressor);
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
    ...(await store({ content: html, name: '.html', immutable: false })),
    kind,
    ...inlineHashes(html),
  }));
  compressor.forgetUnused();
  writeFileSync(join(out, 'manifest.json'), JSON.stringify({ assets, pages }));
  return { pages: Object.keys(pages).length, assets: Object.keys(assets).length };
}

/** The framework's output for one language, with everything that is done to it. */
function finishedSite(folder, scripts) {
  const site = steps.reduce((changed, step) => step(changed), addOwnScripts(readOutput(folder), scripts));
  checkPages(site);
  return site;
}

/**
 * The pages of all languages, each under its own path, and their files, which carry names by their content: what is the
 * same in several languages is one file.
 *
 * @throws Error when two languages have different files of one name
 */
function inAllLanguages(sites) {
  const pages = new Map();
  const files = new Map();
  for (const [language, site] of sites) {
    for (const [path, page] of site.pages) {
      const published = publishedPath(language, path);
      if (published) pages.set(published, page);
    }
    for (const [address, content] of site.files) {
      const other = files.get(address);
      if (other !== undefined && Buffer.compare(Buffer.from(other), Buffer.from(content)) !== 0) {
        throw new Error(`Two languages have different files at ${address}.`);
      }
      files.set(address, content);
    }
  }
  return { pages, files };
}

/** Several at a time: compressing runs beside this thread. */
async function mapValues(entries, change) {
  return Object.fromEntries(
    await Promise.all(entries.map(async ([name, value]) => [name, await change(value)])),
  );
}

/**
 * Empties the folder. Returns a function that writes a file by ETag in each encoding and tells what the server needs.
 */
function emptyStore(folder, { compress }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return async ({ content, name, immutable }) => {
    const extension = extname(name) || name;
    const etag = createHash('sha256').update(content).digest('base64url').slice(0, 27);
    const compressed = alreadyCompressed.has(extension) ? {} : await compress(etag, Buffer.from(content));
    const { br = null, gzip = null } = compressed;
    writeFileSync(join(folder, etag), content);
    if (br) writeFileSync(join(folder, `${etag}.br`), br);
    if (gzip) writeFileSync(join(folder, `${etag}.gz`), gzip);
    const type = types[extension] ?? 'application/octet-stream';
    return { name: etag, type, etag, immutable, br: br !== null, gzip: gzip !== null };
  };
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
