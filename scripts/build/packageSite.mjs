import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { slimDocument, slimStaticIslands } from './documentMarkup.mjs';
import { flowStyles } from './flowStyles.mjs';
import { repeatedLoaders, withoutLoader } from './loaderScripts.mjs';
import { externalizeStyles, joinStyles, moveStyles, withoutStylePreloads } from './pageStyles.mjs';
import { withoutDocuments } from './routerManifest.mjs';

/**
 * Turns the output of the framework into what server/main serves from memory: every page and asset with its brotli
 * and gzip form, a strong ETag and, for pages, the hashes of the inline blocks that the content security policy allows.
 */
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

export function packageSite(root, enhancements) {
  const built = join(root, '.next');
  const out = join(built, 'site');
  const files = join(out, 'files');
  rmSync(files, { recursive: true, force: true });
  mkdirSync(files, { recursive: true });

  const store = (content, extension, immutable) => {
    const etag = createHash('sha256').update(content).digest('base64url').slice(0, 27);
    const forms = alreadyCompressed.has(extension) ? {} : compress(content);
    writeFileSync(join(files, etag), content);
    if (forms.br) writeFileSync(join(files, `${etag}.br`), forms.br);
    if (forms.gzip) writeFileSync(join(files, `${etag}.gz`), forms.gzip);
    const type = types[extension] ?? 'application/octet-stream';
    return { name: etag, type, etag, immutable, br: Boolean(forms.br), gzip: Boolean(forms.gzip) };
  };

  const htmlRoot = join(built, 'server', 'pages');
  const htmlFiles = walk(htmlRoot).filter((name) => name.endsWith('.html'));
  const written = new Map(htmlFiles.map((path) => [addressOf(htmlRoot, path), readFileSync(path, 'utf8')]));
  const repeated = repeatedLoaders([...written.values()]);
  const staticFiles = new Map(
    walk(join(built, 'static')).map((path) => [
      `/_next/static/${url(join(built, 'static'), path)}`,
      readFileSync(path),
    ]),
  );
  const scripts = new Map(
    [...staticFiles]
      .filter(([address]) => address.endsWith('.js'))
      .map(([address, content]) => [address, content.toString('utf8')]),
  );
  const styles = flowStyles([...written.values()].filter(isFlow), scripts);

  const isDocument = (path) => written.has(path) && !isFlow(written.get(path));
  const sentForm = (address, content) => {
    const script = scripts.get(address);
    if (script === undefined) return content;
    if (repeated.has(address)) return Buffer.from(withoutLoader(script));
    if (address.endsWith('/_buildManifest.js')) return Buffer.from(withoutDocuments(script, isDocument));
    return Buffer.from(styles.without(address, script));
  };

  const assets = {};
  for (const [address, content] of staticFiles)
    assets[address] = store(sentForm(address, content), extname(address), true);
  for (const path of walk(join(root, 'public'))) {
    const name = `/${url(join(root, 'public'), path)}`;
    assets[name] = store(readFileSync(path), extname(path), /\.[0-9a-f]{8,}\./.test(name));
  }
  for (const { address, content } of enhancements) assets[address] = store(content, '.js', true);

  const readStyles = (address) => staticFiles.get(address).toString('utf8');
  const keepStyles = (css) => {
    const file = store(Buffer.from(css), '.css', true);
    const address = `/_next/static/css/${file.etag}.css`;
    assets[address] = file;
    return address;
  };

  const pages = {};
  for (const [address, content] of written) {
    const page = nameEnhancements(content, enhancements);
    const kind = isFlow(page) ? 'flow' : 'document';
    const html =
      kind === 'flow'
        ? moveStyles(slimStaticIslands(page), styles.of(page), keepStyles)
        : externalizeStyles(withoutStylePreloads(slimDocument(joinStyles(page))), readStyles, keepStyles);
    pages[address] = { ...store(Buffer.from(html), '.html', false), kind, ...inlineHashes(html) };
  }
  writeFileSync(join(out, 'manifest.json'), JSON.stringify({ assets, pages }));
  return { pages: Object.keys(pages).length, assets: Object.keys(assets).length };
}

function compress(content) {
  const br = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const gzip = gzipSync(content, { level: 9 });
  return { br: br.length < content.length ? br : null, gzip: gzip.length < content.length ? gzip : null };
}

function isFlow(html) {
  return html.includes('id="__NEXT_DATA__"');
}

/** Pages name an enhancement without its hash; the build puts the hashed address in its place. */
function nameEnhancements(html, enhancements) {
  return enhancements.reduce(
    (text, { source, address }) => text.replaceAll(`"${source}"`, `"${address}"`),
    html,
  );
}

/** The policy sources of the inline styles and of the inline scripts that run; data blocks need none. */
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

/** The address of a rendered page, e.g. `/pro` of `pro/index.html`. */
function addressOf(htmlRoot, path) {
  const name = `/${url(htmlRoot, path).replace(/\.html$/, '')}`;
  return name.replace(/^\/index$/, '/').replace(/\/index$/, '');
}

function walk(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}

function url(base, path) {
  return relative(base, path).split(sep).join('/');
}
