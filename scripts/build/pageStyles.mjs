/** Where the styles of a page's components travel: with the page, or in a file that is kept for ever. */
const componentStyle = /<style id="(__jsx-[^"]*)">([\s\S]*?)<\/style>/g;

function componentStyles(html) {
  return [...html.matchAll(componentStyle)].map((match) => match[2]).join('');
}

/** Moves the styles of a flow's components into a file that is kept for ever, and those of its scripts with them. */
export function moveStyles(html, ofScripts, keep) {
  const shown = [...html.matchAll(componentStyle)].map(([, id, css]) => [id.slice('__jsx-'.length), css]);
  const all = new Map([...ofScripts, ...shown]);
  if (all.size === 0) return html;
  const link = `<link rel="stylesheet" href="${keep([...all.values()].join(''))}"/>`;
  return html.replace(componentStyle, '').replace('</head>', () => `${link}</head>`);
}

/**
 * A document has no runtime that looks for its components' styles, so they travel as one block with one hash, under
 * shorter class names.
 */
export function joinStyles(html) {
  const css = componentStyles(html);
  if (css === '') return html;
  const joined = html.replace(componentStyle, '').replace('</head>', () => `<style>${css}</style></head>`);
  const names = new Map();
  return joined.replace(/\bjsx-[0-9a-f]{6,}\b/g, (name) => {
    if (!names.has(name)) names.set(name, `j${names.size.toString(36)}`);
    return names.get(name);
  });
}

/**
 * Styles that travel with the page itself, and a page that still carries its own, in bytes. The latter leaves room below
 * 60 KB for the addresses that the server fills in.
 */
const mostInlineStyles = 24 * 1024;
const heaviestWithStyles = 58 * 1024;

/** The file of styles that every page has. */
const sharedSheet = /<link rel="stylesheet" href="([^"]+)" data-n-g=""\/>/g;

/**
 * The block of styles of a document becomes a file where it would be the larger part of the page, or where the page says
 * so much that it would be too heavy with it. That file holds the site's styles as well: a browser paints nothing before
 * it has every one, and a second one costs a phone the time of a connection.
 */
export function externalizeStyles(html, read, keep) {
  const own = /<style>([\s\S]*?)<\/style>/.exec(html);
  const heavy = Buffer.byteLength(html) > heaviestWithStyles;
  if (!own || !(heavy || own[1].length > mostInlineStyles)) return html;
  const shared = [...html.matchAll(sharedSheet)].map(([, address]) => read(address)).join('');
  const link = `<link rel="stylesheet" href="${keep(shared + own[1])}"/>`;
  return html.replace(sharedSheet, '').replace(own[0], () => link);
}

/** The head names the file of the site's styles twice; the second time is soon enough in a page without scripts before it. */
export function withoutStylePreloads(html) {
  return html.replace(/<link rel="preload" href="[^"]+" as="style"\/>/g, '');
}
