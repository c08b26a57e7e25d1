import { componentStyle } from './componentStyle.mjs';
import { withPages } from './readOutput.mjs';

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
