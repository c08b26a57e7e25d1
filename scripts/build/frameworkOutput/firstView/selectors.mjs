/**
 * Whether a selector may match an element of a page before anybody does anything. What cannot be told from the page as
 * it was built counts as given: data attributes that the boot script and the server set on the root, and scripts elsewhere
 * (WebKit runs them before it has every style), those that the server sets on a form that it answers, and the arguments of
 * `:not()` and its like.
 */

/** A rule for one of these takes effect when somebody does something, and by then every style is there. */
const afterwards =
  /:(?:hover|active|focus|focus-visible|focus-within|popover-open|target|open)\b|::?(?:selection|backdrop|details-content)\b/;
/** Written by the server with the answer to a form (server/main/pages/renderFormState), or by what shows a part later. */
const written = new Set(['data-answer', 'data-wrong', 'aria-invalid', 'hidden']);
const attribute = /\[([\w-]+)(?:([~|^$*]?)=(?:"([^"]*)"|'([^']*)'|([^\]]*)))?\]/g;
const functional = /:[\w-]+\([^()]*\)/g;
const pseudo = /::?[\w-]+/g;

/**
 * @param {string} selector one, without commas at its top level
 * @param {readonly import('./firstViewElements.mjs').Element[]} elements
 */
export function mayMatch(selector, elements) {
  const steps = stepsOf(selector);
  if (steps === null) return false;
  const { tag, classes } = steps[steps.length - 1];
  const names = namedIn(elements);
  const candidates = names.get(classes.length > 0 ? `.${classes[0]}` : (tag ?? '*')) ?? [];
  return candidates.some((element) => matches(steps, steps.length - 1, element));
}

const indexes = new WeakMap();

/** The elements of each tag and each class, and all of them. */
function namedIn(elements) {
  const known = indexes.get(elements);
  if (known) return known;
  const names = new Map([['*', elements]]);
  for (const element of elements) {
    const classes = [...classesOf(element)].map((name) => `.${name}`);
    for (const name of [element.tagName.toLowerCase(), ...classes]) {
      names.set(name, [...(names.get(name) ?? []), element]);
    }
  }
  indexes.set(elements, names);
  return names;
}

const known = new Map();

/** What each compound asks for and how it hangs on the one before; null for what is not seen at first. */
function stepsOf(selector) {
  if (!known.has(selector)) known.set(selector, parseSelector(selector));
  return known.get(selector);
}

function parseSelector(selector) {
  const plain = withoutFunctions(selector).replace(/:(disabled|checked)\b/g, '[$1]');
  if (afterwards.test(plain)) return null;
  const attributes = [];
  const parts = plain
    .replace(attribute, (_whole, name, operator, ...values) => {
      const value = values.slice(0, 3).find((one) => one !== undefined);
      attributes.push({ name, value: operator === '' ? value : undefined });
      return `[${attributes.length - 1}]`;
    })
    .replace(pseudo, '')
    .trim()
    .split(/\s*([>+~])\s*|\s+/);
  // The pattern has one group, so every second entry is a combinator, undefined for a space.
  return parts.flatMap((part, index) =>
    index % 2 === 0 ? [{ ...compoundOf(part, attributes), combinator: parts[index - 1] ?? ' ' }] : [],
  );
}

function withoutFunctions(selector) {
  const shorter = selector.replace(functional, '');
  return shorter === selector ? selector : withoutFunctions(shorter);
}

function compoundOf(text, attributes) {
  const named = (pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
  return {
    tag: /^[a-z][\w-]*/i.exec(text)?.[0].toLowerCase() ?? null,
    classes: named(/\.([\w-]+)/g),
    ids: named(/#([\w-]+)/g),
    attributes: named(/\[(\d+)\]/g).map((index) => attributes[index]),
  };
}

function matches(steps, index, element) {
  const { combinator, ...compound } = steps[index];
  if (!fits(compound, element)) return false;
  return index === 0 || related(combinator, element).some((other) => matches(steps, index - 1, other));
}

function fits({ tag, classes, ids, attributes }, element) {
  if (tag !== null && tag !== element.tagName.toLowerCase()) return false;
  return (
    classes.every((name) => classesOf(element).has(name)) &&
    ids.every((id) => id === attributeOf(element, 'id')) &&
    attributes.every((one) => mayHave(element, one))
  );
}

const classSets = new WeakMap();

function classesOf(element) {
  if (!classSets.has(element)) {
    classSets.set(element, new Set(attributeOf(element, 'class')?.split(/\s+/) ?? []));
  }
  return classSets.get(element);
}

function mayHave(element, { name, value }) {
  const own = attributeOf(element, name);
  const isSetLater = name.startsWith('data-') && (own === null || element.tagName === 'html');
  if (written.has(name) || isSetLater) return true;
  return own !== null && (value === undefined || own === value);
}

function attributeOf({ attrs }, name) {
  return attrs.find((one) => one.name === name)?.value ?? null;
}

function related(combinator, element) {
  const parent = element.parentNode?.tagName === undefined ? null : element.parentNode;
  if (combinator === '>') return parent ? [parent] : [];
  if (combinator === ' ') return parent ? [parent, ...related(' ', parent)] : [];
  const siblings = parent?.childNodes.filter(({ tagName }) => tagName !== undefined) ?? [];
  return siblings.slice(0, siblings.indexOf(element));
}
