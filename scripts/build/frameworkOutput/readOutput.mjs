import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { languages, publishedPath, renderingFolder } from '../languages.mjs';

/**
 * The framework's build output, as the steps in this folder take and return it. Nothing outside this folder knows what
 * that output looks like.
 *
 * @typedef {{ kind: 'document' | 'flow', language: string, html: string }} Page
 * @typedef {{ pages: Map<string, Page>, files: Map<string, string | Buffer> }} Site pages and files by URL; scripts and
 * style sheets are text
 */

const filesAddress = '/_next/static/';
const texts = new Set(['.js', '.css']);

/**
 * The pages of all languages, each under its own path, and the files that they share.
 *
 * @returns {Site}
 */
export function readOutput(root) {
  const filesFolder = join(root, '.next/static');
  return {
    pages: new Map(languages.flatMap((language) => pagesIn(root, language))),
    files: new Map(
      filesIn(filesFolder).map((path) => {
        const content = readFileSync(join(filesFolder, path));
        return [filesAddress + path, texts.has(extname(path)) ? content.toString('utf8') : content];
      }),
    ),
  };
}

function pagesIn(root, language) {
  const folder = join(renderingFolder(root, language), 'server/pages');
  return filesIn(folder)
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => {
      const path = publishedPath(language, addressOf(name.replace(/\.html$/, '')));
      return path ? [[path, pageOf(language, readFileSync(join(folder, name), 'utf8'))]] : [];
    });
}

/** Every script by its URL. */
export function scriptsOf({ files }) {
  return new Map([...files].filter(([address]) => address.endsWith('.js')));
}

/** The same site with every page of one kind changed. */
export function withPages(site, kind, change) {
  const pages = [...site.pages].map(([address, page]) => [
    address,
    page.kind === kind ? { ...page, html: change(page.html, page) } : page,
  ]);
  return { ...site, pages: new Map(pages) };
}

/** Every file below a folder, by its relative path, with slashes on every system. */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'));
}

/** The framework marks the pages it may hydrate with the data it needs for that. */
function pageOf(language, html) {
  return { kind: html.includes('id="__NEXT_DATA__"') ? 'flow' : 'document', language, html };
}

/** The URL path of a rendered page, e.g. `/pro` for `pro/index`. */
function addressOf(path) {
  return `/${path}`.replace(/^\/index$/, '/').replace(/\/index$/, '');
}
