import { parse } from 'postcss';
import { mayMatch } from './selectors.mjs';

const reference = /var\(\s*(--[\w-]+)/g;

/**
 * The part of a style sheet that these elements need, in its order and its layers: the rules that may match one of them,
 * without those for print, with the animations and the custom properties that they name.
 *
 * @param {string} css
 * @param {readonly import('./firstViewElements.mjs').Element[]} elements
 * @param {string} drawings texts that name custom properties too
 */
export function neededStyles(css, elements, drawings = '') {
  const sheet = parse(css);
  sheet.walkAtRules('font-face', (face) => void face.remove());
  sheet.walkAtRules('media', (query) => {
    if (query.params === 'print') query.remove();
  });
  sheet.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const needed = rule.selectors.filter((selector) => mayMatch(selector, elements));
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
  removeUnnamedAnimations(sheet);
  writeOut(sheet, constantsOf(css, new Set(namesIn(drawings))));
  removeUnnamedProperties(sheet, drawings);
  removeEmpty(sheet);
  return withShortNames(sheet.toString(), new Set(namesIn(drawings)));
}

function isInKeyframes({ parent }) {
  return parent.type === 'atrule' && parent.name.endsWith('keyframes');
}

function removeUnnamedAnimations(sheet) {
  const named = new Set();
  sheet.walkDecls(/^(?:-webkit-)?animation(?:-name)?$/, ({ value }) => {
    for (const name of value.match(/[\w-]+/g) ?? []) named.add(name);
  });
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
}

/** Short values of custom properties that only the root declares, and only once, so that they are the same everywhere. */
function constantsOf(css, kept) {
  const declared = new Map();
  parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
    const isConstant = !declared.has(prop) && /^:root\b/.test(parent.selector) && isRootOf(parent);
    declared.set(prop, isConstant ? value : null);
  });
  const isShort = ([prop, value]) => value !== null && value.length <= 12 && !kept.has(prop);
  return new Map([...declared].filter(isShort));
}

/** Not in a condition, only in a layer. */
function isRootOf({ parent }) {
  return parent.type === 'root' || (parent.name === 'layer' && isRootOf(parent));
}

function writeOut(sheet, constants) {
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)\)/g,
      (whole, name) => constants.get(name) ?? whole,
    );
  });
}

function removeUnnamedProperties(sheet, drawings) {
  const values = new Map();
  const named = new Set(namesIn(drawings));
  sheet.walkDecls((declaration) => {
    const names = namesIn(declaration.value);
    if (!declaration.variable) for (const name of names) named.add(name);
    else values.set(declaration.prop, [...(values.get(declaration.prop) ?? []), ...names]);
  });
  // The loop also reaches what is added to the set while it runs.
  for (const name of named) for (const inner of values.get(name) ?? []) named.add(inner);
  sheet.walkDecls((declaration) => {
    if (declaration.variable && !named.has(declaration.prop)) declaration.remove();
  });
}

/**
 * The names of custom properties are half of such a sheet. The files that follow have the long ones and repeat every
 * rule, so here they may be any, except where a drawing names them.
 */
function withShortNames(css, kept) {
  const names = new Map([...kept].map((name) => [name, name]));
  return css.replace(/--[a-z][\w-]*/g, (name) => {
    if (!names.has(name)) names.set(name, `--${names.size.toString(36)}`);
    return names.get(name);
  });
}

function namesIn(text) {
  return [...text.matchAll(reference)].map(([, name]) => name);
}

/** From the inside out, so that a block of nothing but empty blocks goes too. */
function removeEmpty(container) {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.nodes === undefined) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}
