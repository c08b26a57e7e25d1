import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { type Language, pathIn, readPath, standardLanguage } from '@/lib/content/site/languages/languages';
import { type RouteKind, routeAt } from '@/lib/content/site/routes';
import { publicOriginPlaceholder } from '@/lib/seo/canonicalUrl';
import type { InlineHashes } from '@/server/http/contentSecurityPolicy';
import { pageHeaders } from './headers';

/** One file in its three encodings. Compressed versions are null when they would not be smaller. */
type Encodings = { identity: () => Buffer; br: (() => Buffer) | null; gzip: (() => Buffer) | null };

export type StoredFile = { type: string; etag: string; immutable: boolean; encodings: Encodings };
export type StoredPage = StoredFile & { headers: Readonly<Record<string, string>> };

export type SiteFiles = ReturnType<typeof readSiteFiles>;

type ManifestFile = { name: string; type: string; etag: string; immutable: boolean };
type Manifest = {
  assets: Record<string, ManifestFile & { br: boolean; gzip: boolean }>;
  pages: Record<string, ManifestFile & InlineHashes & { kind: RouteKind }>;
};

/** The best level: a fiftieth smaller than one level below, and pages are made once for many readers. */
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Reads what scripts/build prepared into memory, once. The build does not know the site's origin, so the public origin
 * is added to canonical URLs here. `folder` is the build's own folder under `.next`.
 */
export function readSiteFiles(folder: string, publicOrigin: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const loadAsset = (file: Manifest['assets'][string]): StoredFile => {
    const path = join(folder, 'files', file.name);
    const br = file.br ? inMemory(readFileSync(`${path}.br`)) : null;
    // Hardly anyone takes a file uncompressed.
    const identity = br ? once(() => brotliDecompressSync(br())) : inMemory(readFileSync(path));
    const gzip = file.gzip ? inMemory(readFileSync(`${path}.gz`)) : null;
    const { type, etag, immutable } = file;
    return { type, etag, immutable, encodings: { identity, br, gzip } };
  };
  const assets = new Map(Object.entries(manifest.assets).map(([path, file]) => [path, loadAsset(file)]));
  const pages = new Map<string, StoredPage>();
  for (const [path, file] of Object.entries(manifest.pages)) {
    const { personal, live } = routeAt(readPath(path).path) ?? {};
    const headers = pageHeaders({ kind: file.kind, personal, live }, file);
    const built = readFileSync(join(folder, 'files', `${file.name}.br`));
    pages.set(path, { ...withOrigin(built, file, publicOrigin), headers });
  }
  const inApps = new Map<StoredPage, StoredPage>();
  return {
    /** The prerendered page for an exact path, e.g. `/pro` or `/de/pro`. A page of one market has no URL of its own. */
    page: (path: string): StoredPage | null => (routeAt(readPath(path).path) && pages.get(path)) ?? null,
    /** The page at this path as it was built for one market (`lib/subscriptions/market`); most pages have none. */
    pageInMarket: (path: string, market: string): StoredPage | null => pages.get(`${path}/${market}`) ?? null,
    /** A hashed asset or public file. */
    asset: (path: string): StoredFile | null => assets.get(path) ?? null,
    /** The page at a path without a prefix, in this language and with links to such paths, as apps show it. */
    pageInApp(language: Language, path: string): StoredPage | null {
      const page = pages.get(pathIn(language, path));
      if (!page) return null;
      const shown = inApps.get(page) ?? withSharedPaths(page);
      inApps.set(page, shown);
      return shown;
    },
    /** The page shown with this status. */
    errorPage(status: 404 | 410 | 500, language = standardLanguage): StoredPage {
      const page = pages.get(pathIn(language, `/${status}`));
      if (!page) throw new Error(`The build holds no page for status ${status}.`);
      return page;
    },
  };
}

/** A page is kept as the build has written it, compressed quickly: what is sent differs by the origin in it. */
function withOrigin(built: Buffer, { type, etag, immutable }: ManifestFile, publicOrigin: string) {
  const identity = () => {
    const markup = brotliDecompressSync(built).toString('utf8');
    return Buffer.from(markup.replaceAll(publicOriginPlaceholder, publicOrigin));
  };
  return { type, immutable, etag: etagOf(`${etag} ${publicOrigin}`), encodings: compressedOnce(identity) };
}

const localLink = /(?<=\s(?:href|action)=)(["']?)\/(?:de|es|fr)(?=[/"'\s>?#])\/?/g;

/** Apps know a page by one path, whatever its language. */
function withSharedPaths(page: StoredPage): StoredPage {
  const changed = withMarkup(page, (markup) => markup.replace(localLink, '$1/'));
  return {
    ...changed,
    headers: { ...page.headers, Vary: `${page.headers.Vary}, Accept-Language, User-Agent` },
  };
}

/** The file with its text changed; if the text stays the same, so does the file. */
export function withMarkup<File extends StoredFile>(file: File, change: (markup: string) => string): File {
  const before = file.encodings.identity().toString('utf8');
  const text = change(before);
  if (text === before) return file;
  return { ...file, etag: etagOf(text), encodings: compressedOnce(inMemory(Buffer.from(text))) };
}

function etagOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}

/** Compressed for the first reader: doing it for all pages at once would be half the work of a start. */
function compressedOnce(identity: () => Buffer): Encodings {
  return {
    identity,
    br: once(() => brotliCompressSync(identity(), best)),
    gzip: once(() => gzipSync(identity())),
  };
}

function inMemory(bytes: Buffer): () => Buffer {
  return () => bytes;
}

function once(make: () => Buffer): () => Buffer {
  let bytes: Buffer | null = null;
  return () => {
    bytes ??= make();
    return bytes;
  };
}
