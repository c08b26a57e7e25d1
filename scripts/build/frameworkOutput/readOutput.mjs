import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

/**
 * The framework's build output, as the steps in this folder take and return it. Nothing outside this folder knows what
 * that output looks like.
 *
 * @typedef {{ kind: 'document' | 'flow', html: string }} Page
 * @typedef {{ pages: Map<string, Page>, files: Map<string, string | Buffer> }} Site pages and files by URL; scripts and
 * style sheets are text
 */

const filesAddress = '/_next/static/';
const texts = new Set(['.js', '.css']);

/**
 * @param {string} folder the output of one build
 * @returns {Site}
 */
export function readOutput(folder) {
  const htmlFolder = join(folder, 'server/pages');
  const filesFolder = join(folder, 'static');
  const pages = filesIn(htmlFolder).filter((path) => path.endsWith('.html'));
  return {
    pages: new Map(
      pages.map((path) => [addressOf(path.replace(/\.html$/, '')), pageOf(read(htmlFolder, path))]),
    ),
    files: new Map(
      filesIn(filesFolder).map((path) => {
        const content = readFileSync(join(filesFolder, path));
        return [filesAddress + path, texts.has(extname(path)) ? content.toString('utf8') : content];
      }),
    ),
  };
}

/** Every script by its URL. */
export function scriptsOf({ files }) {
  return new Map([...files].filter(([address]) => address.endsWith('.js')));
}

/** The same site with every page of one kind changed. */
export function withPages(site, kind, change) {
  const pages = [...site.pages].map(([address, page]) => [
    address,
    page.kind === kind ? { ...page, html: change(page.html) } : page,
  ]);
  return { ...site, pages: new Map(pages) };
}

/** Every file below a folder, by its relative path, with slashes on every system. */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'));
}

function read(...parts) {
  return readFileSync(join(...parts), 'utf8');
}

/** The framework marks the pages it may hydrate with the data it needs for that. */
function pageOf(html) {
  return { kind: html.includes('id="__NEXT_DATA__"') ? 'flow' : 'document', html };
}

/** The URL path of a rendered page, e.g. `/pro` for `pro/index`. */
function addressOf(path) {
  return `/${path}`.replace(/^\/index$/, '/').replace(/\/index$/, '');
}
