import { addSheet, componentStyle } from './componentStyle.mjs';
import { withPages } from './readOutput.mjs';
import { requireShape } from './requireShape.mjs';

/**
 * Documents have no runtime that looks for their components' styles, so the styles are sent as one block with one hash,
 * under shorter class names.
 */
export function joinDocumentStyles(site) {
  return withPages(site, 'document', joinStyles);
}

function joinStyles(html) {
  const css = [...html.matchAll(componentStyle)].map((match) => match[2]).join('');
  if (css === '') return html;
  const joined = html.replace(componentStyle, '').replace('</head>', () => `<style>${css}</style></head>`);
  const names = new Map();
  return joined.replace(/\bjsx-[0-9a-f]{6,}\b/g, (name) => {
    if (!names.has(name)) names.set(name, scopeName(names.size));
    return names.get(name);
  });
}

/** A to Z, then A0, B0 and so on. Hand-written class names start with a lower-case letter. */
function scopeName(index) {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${letter}${Math.floor(index / 26) - 1}`;
}

/** Whether a class is a component's scope, under the framework's name or the shorter one. */
export function isScope(name) {
  return /^(?:[A-Z]\d*|jsx-[0-9a-f]{6,})$/.test(name);
}

/**
 * Limits in bytes for styles sent within the page and for a page that includes its own styles. The latter leaves room
 * below 60 KB for the URLs that the server fills in.
 */
const maxInlineBytes = 24 * 1024;
const maxPageBytes = 58 * 1024;

/** The site's own style sheet, which every page has, and the preload hint for it. */
const siteSheet = /<link rel="stylesheet" href="([^"]+)" data-n-g=""\/>/g;
const preload = /<link rel="preload" href="[^"]+" as="style"\/>/g;

/**
 * A document's style block becomes a file when it would be the larger part of the page, or when the page itself is so
 * long that the block would make it too heavy. That file also contains the site's styles: a browser paints nothing
 * until it has every style sheet, and a second one costs a phone the time of another connection.
 */
export function externalizeStyles(site) {
  const files = new Map(site.files);
  const { pages } = withPages(site, 'document', (html) => {
    const own = /<style>([\s\S]*?)<\/style>/.exec(html);
    const isHeavy = Buffer.byteLength(html) > maxPageBytes;
    if (!own || !(isHeavy || own[1].length > maxInlineBytes)) return html;
    const sheets = [...html.matchAll(siteSheet)].map((match) => match[1]);
    requireShape(
      sheets.length > 0,
      "a document does not name the site's style sheet as documentStyles expects.",
    );
    const address = addSheet(files, sheets.map((name) => files.get(name)).join('') + own[1]);
    return html
      .replace(siteSheet, '')
      .replace(preload, '')
      .replace(own[0], () => `<link rel="stylesheet" href="${address}"/>`);
  });
  return { ...site, pages, files };
}
