import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'postcss';
import { addSheet } from '../componentStyle.mjs';
import { withPages } from '../readOutput.mjs';
import { requireShape } from '../requireShape.mjs';
import { firstViewElements } from './firstViewElements.mjs';
import { neededStyles } from './neededStyles.mjs';

const publicFolder = fileURLToPath(new URL('../../../../public', import.meta.url));

/** The site's own style sheet, which every page has, that of a flow, and the hints to fetch them. */
const sheetLink = /<link rel="stylesheet" href="([^"]+)"(?: data-n-g="")?\/>/g;
const sheetHint = /<link rel="preload" href="[^"]+" as="style"\/>/g;
const styleBlock = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/**
 * What is below the first view is hidden until both files of styles are there, but never longer than eight seconds. It
 * has no size until then, so that for the browser it appears and does not move.
 */
const hiddenBelow = (selector) =>
  `@keyframes below{from{visibility:hidden;content-visibility:hidden}}@layer base{${selector}{animation:var(--site-styles,below 8s step-end),var(--page-styles,below 8s step-end)}}`;
const siteIsThere = ':root{--site-styles:none}';
const pageIsThere = ':root{--page-styles:none}';

/**
 * A page paints with its first answer: its head contains the styles of what is seen before scrolling, and waits for
 * nothing. Every style follows in files named at the end of the page. They repeat the rules of the head in the same
 * order, so they change nothing that is already seen. The site's own file is the same for all pages, and cached.
 */
export function paintFirstView(site) {
  const files = new Map(site.files);
  const linked = new Set();
  const addLinked = (css) => {
    const address = addSheet(files, css);
    linked.add(address);
    return `<link rel="stylesheet" href="${address}"/>`;
  };
  const change = (html) => {
    const { siteSheet, own, bare } = takeStyles(site, html);
    const { elements, below } = firstViewElements(bare);
    const { faces, rest } = splitFaces(siteSheet);
    const named = `${drawingsIn(elements)} ${sharedNames(siteSheet, own)}`;
    const needed = neededStyles(siteSheet + own, elements, named);
    const style = `<style>${faces}${needed}${hiddenBelow(below)}</style>`;
    const links = addLinked(rest + siteIsThere) + addLinked(own + pageIsThere);
    return bare.replace('</head>', () => `${style}</head>`).replace('</body>', () => `${links}</body>`);
  };
  const { pages } = withPages(withPages(site, 'document', change), 'flow', change);
  const isLeft = ([address]) => !address.endsWith('.css') || linked.has(address);
  return { ...site, pages, files: new Map([...files].filter(isLeft)) };
}

/** The styles of a page, and the page without them. */
function takeStyles({ files }, html) {
  const addresses = [...html.matchAll(sheetLink)].map(([, address]) => address);
  requireShape(addresses.length > 0, 'a page names no style sheet as firstViewStyles expects.');
  const [siteSheet, ...sheets] = addresses.map((address) => files.get(address));
  const own = [...sheets, ...[...html.matchAll(styleBlock)].map(([, css]) => css)].join('');
  const bare = html.replace(sheetLink, '').replace(sheetHint, '').replace(styleBlock, '');
  return { siteSheet, own, bare };
}

/**
 * The font faces, which the first text needs, and the sheet without them: a face that is defined twice would be loaded
 * anew. All of them are in every page, so that the site's file is the same whichever characters a page begins with.
 */
function splitFaces(css) {
  const sheet = parse(css);
  let faces = '';
  sheet.walkAtRules('font-face', (face) => {
    const media = face.parent.type === 'atrule' ? face.parent : null;
    faces += media ? `@${media.name} ${media.params}{${face}}` : face.toString();
    face.remove();
    if (media?.nodes.length === 0) media.remove();
  });
  requireShape(faces !== '', "the site's style sheet has no font face as firstViewStyles expects.");
  return { faces, rest: sheet.toString() };
}

/**
 * References to the custom properties that a page's own styles set for rules of the site: between the arrival of the two
 * files, the site's rules must find what the page set in its head.
 */
function sharedNames(siteSheet, own) {
  const declared = (css) => new Set(css.match(/--[a-z][\w-]*(?=:)/g) ?? []);
  const ofSite = declared(siteSheet);
  return [...declared(own)]
    .filter((name) => ofSite.has(name))
    .map((name) => `var(${name})`)
    .join(' ');
}

/** The texts that name custom properties: drawings in the first view, and the files from which it takes some. */
function drawingsIn(elements) {
  const attributes = elements.flatMap(({ attrs }) => attrs.map(({ value }) => value));
  const uses = elements.filter(({ tagName }) => tagName === 'use').flatMap(({ attrs }) => attrs);
  const addresses = uses.filter(({ name, value }) => name === 'href' && value.startsWith('/'));
  const paths = new Set(addresses.map(({ value }) => value.split('#', 1)[0]));
  const drawn = [...paths].map((path) => readFileSync(join(publicFolder, path), 'utf8'));
  return [...attributes, ...drawn].join(' ');
}
