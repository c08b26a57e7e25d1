import { addSheet, componentStyle } from './componentStyle.mjs';
import { withPages } from './readOutput.mjs';
import { requireShape } from './requireShape.mjs';

/**
 * A document has no runtime that looks for its components' styles, so they travel as one block with one hash, under
 * shorter class names.
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

/** A to Z, then A0, B0 and so on. Classes that people write begin with a small letter. */
function scopeName(index) {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${letter}${Math.floor(index / 26) - 1}`;
}

/** Whether a class is the scope of a component, under the framework's name or the shorter one. */
export function isScope(name) {
  return /^(?:[A-Z]\d*|jsx-[0-9a-f]{6,})$/.test(name);
}

/**
 * Styles that travel with the page itself, and a page that still carries its own, in bytes. The latter leaves room below
 * 60 KB for the addresses that the server fills in.
 */
const maxInlineBytes = 24 * 1024;
const maxPageBytes = 58 * 1024;

/** The site's own style sheet, which every page has, and the hint to fetch it early. */
const siteSheet = /<link rel="stylesheet" href="([^"]+)" data-n-g=""\/>/g;
const preload = /<link rel="preload" href="[^"]+" as="style"\/>/g;

/**
 * The block of styles of a document becomes a file where it would be the larger part of the page, or where the page says
 * so much that it would be too heavy with it. That file holds the site's styles as well: a browser paints nothing before
 * it has every one, and a second one costs a phone the time of a connection.
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
