import { parse } from 'parse5';
import { requireShape } from '../requireShape.mjs';

/**
 * @typedef {{ tagName: string, attrs: { name: string, value: string }[], parentNode: Element, childNodes: Element[] }} Element
 */

/** What a browser shows only when it is opened, or never. */
const closedTags = new Set(['dialog', 'noscript', 'template', 'script', 'style', 'head']);
const closedBy = new Set(['popover', 'hidden']);

/** The server writes into this element (server/main/pages/statusPage), so nobody knows at build time what is seen there. */
const writtenLater = 'data-status-board';

/** A part of a page with more elements than this is not seen at once. */
const longPart = 150;

/**
 * What a visitor sees of a page before scrolling: everything before `main`, and its parts up to the one that holds the
 * title of the page. If that one is long, the same goes for its own parts.
 *
 * @param {string} html
 * @returns {{ elements: Element[], below: string }} the elements, the root first, and a selector for what waits for all
 * styles: what comes after them, and what only the server knows
 * @throws Error when the page has no `main`, or no title in it
 */
export function firstViewElements(html) {
  const root = childrenOf(parse(html))[0];
  const all = shownIn(root);
  const main = all.find(({ tagName }) => tagName === 'main');
  requireShape(main, 'a page has no main element, so nobody knows where its first view ends.');
  requireShape(
    holdsTitle(main),
    'a page has no title in its main element, so nobody knows where its first view ends.',
  );
  const { elements, below } = beginningOf(main, 'main');
  const before = all.slice(0, all.indexOf(main));
  const isWrittenLater = elements.some(({ attrs }) => attrs.some(({ name }) => name === writtenLater));
  const hidden = [...below, 'main~:nth-child(n)', ...(isWrittenLater ? [`[${writtenLater}]`] : [])];
  return { elements: [...before, ...elements], below: hidden.join() };
}

/** An element with its parts up to the one with the title, and selectors for its other parts. */
function beginningOf(element, path) {
  const parts = childrenOf(element);
  const index = parts.findIndex(holdsTitle);
  const last = parts[index];
  const inner =
    last.tagName !== 'h1' && shownIn(last).length > longPart
      ? beginningOf(last, `${path}>:nth-child(${index + 1})`)
      : { elements: shownIn(last), below: [] };
  return {
    elements: [element, ...parts.slice(0, index).flatMap(shownIn), ...inner.elements],
    below: [...inner.below, `${path}>:nth-child(n+${index + 2})`],
  };
}

function holdsTitle(element) {
  return shownIn(element).some(({ tagName }) => tagName === 'h1');
}

/** An element with everything in it that is shown from the start. */
function shownIn(element) {
  const { tagName, attrs } = element;
  if (closedTags.has(tagName) || attrs.some(({ name }) => closedBy.has(name))) return [];
  return [element, ...childrenOf(element).flatMap(shownIn)];
}

function childrenOf({ childNodes }) {
  return childNodes.filter(({ tagName }) => tagName !== undefined);
}
