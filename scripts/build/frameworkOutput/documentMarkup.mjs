import { isScope } from './documentStyles.mjs';
import { withPages } from './readOutput.mjs';
import { requireShape } from './requireShape.mjs';

/**
 * Documents reach the browser without the framework, so whatever it needs for hydration can be removed: the comments
 * between texts, and the scope class on every element that no rule of that scope could match. The same applies to the
 * parts of a flow that are rendered at build time and never hydrated.
 */
const element = /<([a-z][\w-]*)\b([^>]*?) class="([^"]*)"/g;
/** As written by components/layout/flow/staticIsland. */
const islandStart = '<div class="static-island">';
const compound = /([a-z][\w-]*)?((?:\.[a-zA-Z_][\w-]*)+)/g;

/** Marks by which the framework would find its head again, and end tags that HTML implies from what follows. */
const forTheFramework = / data-next-head=""|<noscript data-n-css=""><\/noscript>/g;
const impliedEnds = new RegExp(
  [
    '</li>(?=<li\\b|</[uo]l>)',
    '</d[dt]>(?=<d[dt]\\b|</d(?:l|iv)>)',
    '</t[hd]>(?=<t[hd]\\b|</tr>)',
    '</tr>(?=<tr\\b|</t(?:head|body)>)',
    '</p>(?=<(?:p|div|ul|ol|section|h[1-6]|form|table|details|header|footer|nav)\\b|</(?:div|section|li|td|aside|header|footer|form|details|blockquote)>)',
  ].join('|'),
  'g',
);
/** Empty elements in drawings. */
const emptyDrawing = /><\/(?:circle|ellipse|line|path|polygon|polyline|rect|stop|use)>/g;
/** A tag as the framework writes it, and attributes whose quotes neither HTML nor readers of these pages need. */
const tag = /<[a-z][\w-]*(?: [\w:-]+(?:="[^"]*")?)* ?\/?>/gi;
const needless = / (class|width|height|(?:aria|data)-[a-z-]+|scope|[cr]?[xy]|r)="([\w.-]+)"(?=[ >])/g;
/** Boolean attributes need no empty value. */
const emptyValue = /( (?:data-[a-z-]+|hidden|open))=""(?=[ >])/g;
/** Data as JSON, whose quotes need no escapes between single ones. */
const json = /(data-[a-z-]+)="(\{[^"']*\})"/g;

export function slimDocuments(site) {
  return withPages(site, 'document', slimDocument);
}

export function slimFlows(site) {
  const flows = [...site.pages.values()].filter(({ kind }) => kind === 'flow');
  requireShape(
    flows.some(({ html }) => html.includes(islandStart)),
    'no flow has a static island as documentMarkup expects them.',
  );
  return withPages(site, 'flow', slimStaticIslands);
}

/** @param {string} html with one style block for its scope classes */
export function slimDocument(html) {
  return slim(html, matcher(html, stylesIn(html)))
    .replace(forTheFramework, '')
    .replace(impliedEnds, '')
    .replace(emptyDrawing, '/>')
    .replace(emptyValue, '$1')
    .replace(json, (_attribute, name, value) => `${name}='${value.replaceAll('&quot;', '"')}'`)
    .replace(tag, (whole) => whole.replace(needless, ' $1=$2'));
}

/** @param {string} html of a flow whose styles are still in their blocks */
export function slimStaticIslands(html) {
  const couldMatch = matcher(html, stylesIn(html));
  let written = '';
  let rest = html;
  for (let start = rest.indexOf(islandStart); start >= 0; start = rest.indexOf(islandStart)) {
    const end = start + divLength(rest.slice(start));
    written += rest.slice(0, start) + slim(rest.slice(start, end), couldMatch);
    rest = rest.slice(end);
  }
  return written + rest;
}

function slim(html, couldMatch) {
  return html.replaceAll('<!-- -->', '').replace(element, (whole, name, attributes, list) => {
    const classes = list.split(/\s+/).filter(Boolean);
    const kept = classes.filter((one) => !isScope(one) || couldMatch(one, name, classes));
    // styles/base.css distinguishes designed lists from lists in running text by whether they have a class.
    if (kept.length === 0 && (name === 'ul' || name === 'ol')) kept.push(classes[0]);
    if (kept.length === classes.length) return whole;
    return `<${name}${attributes}${kept.length > 0 ? ` class="${kept.join(' ')}"` : ''}`;
  });
}

function stylesIn(html) {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('');
}

/** The length of the div at the start of the text, including its end tag. */
function divLength(html) {
  let depth = 0;
  for (const one of html.matchAll(/<div\b|<\/div>/g)) {
    depth += one[0] === '</div>' ? -1 : 1;
    if (depth === 0) return one.index + one[0].length;
  }
  return html.length;
}

/** Finds whether a rule of a scope may match an element with this tag and these classes. */
function matcher(html, css) {
  const rules = rulesByScope(css);
  const written = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap((match) => match[1].split(/\s+/)));
  return (name, tag, classes) =>
    rules.get(name)?.some((rule) => mayMatch(rule, tag, classes, written)) ?? false;
}

/** The selectors of each scope: the tag they require, if any, and the other classes. */
function rulesByScope(css) {
  const rules = new Map();
  for (const [, tag = null, names] of css.matchAll(compound)) {
    const classes = names.slice(1).split('.');
    for (const name of classes.filter((one) => isScope(one))) {
      const rest = classes.filter((one) => one !== name);
      if (!rules.has(name)) rules.set(name, []);
      rules.get(name).push({ tag, rest });
    }
  }
  return rules;
}

/** A class that is nowhere in the page may be added later by an enhancement. */
function mayMatch({ tag, rest }, elementTag, classes, written) {
  if (tag !== null && tag !== elementTag) return false;
  return rest.every((name) => classes.includes(name) || !written.has(name));
}
