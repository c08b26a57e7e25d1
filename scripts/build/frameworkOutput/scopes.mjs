import { withPages } from './readOutput.mjs';
import { requireShape } from './requireShape.mjs';

/**
 * Every element of a component carries its scope, a class with up to sixteen digits that compress badly. Shorter ones make
 * a page a twentieth lighter on the wire.
 *
 * @param {import('./readOutput.mjs').Site} site
 * @returns {import('./readOutput.mjs').Site}
 */
export function withShortScopes(site) {
  const inFlows = shortNames(
    [...site.pages.values()].flatMap(({ kind, html }) => (kind === 'flow' ? scopesIn(html) : [])),
  );
  const shorten = (text) => text.replace(/\b[0-9a-f]{6,}\b/g, (digits) => inFlows.get(digits) ?? digits);
  const files = [...site.files].map(([address, content]) => [
    address,
    address.endsWith('.js') ? shorten(content) : content,
  ]);
  return withPages(withPages({ ...site, files: new Map(files) }, 'flow', shorten), 'document', inLetters);
}

function scopesIn(html) {
  return [...html.matchAll(/\bjsx-([0-9a-f]{6,})\b/g)].map(([, scope]) => scope);
}

/**
 * A short name depends on the long one alone: a script that browsers have kept names the same scopes as a page of today.
 * @throws Error when two scopes would share one
 */
export function shortNames(scopes) {
  const names = new Map(
    scopes.map((scope) => [scope, Number.parseInt(scope.slice(-10), 16).toString(36).slice(-5)]),
  );
  const taken = new Map([...names].map(([scope, name]) => [name, scope]));
  const doubled = [...names].find(([scope, name]) => taken.get(name) !== scope);
  requireShape(!doubled, `two styles get the scope ${doubled?.[1]}; change one of them, if only by a space.`);
  return names;
}

/** No script refers to the scopes of a document, so they are A to Z, A0 to Z0, and so on. */
function inLetters(html) {
  const names = new Map();
  return html.replace(/\bjsx-[0-9a-f]{6,}\b/g, (scope) => {
    const count = names.size;
    const letter = String.fromCharCode(65 + (count % 26));
    if (!names.has(scope)) names.set(scope, count < 26 ? letter : `${letter}${Math.floor(count / 26) - 1}`);
    return names.get(scope);
  });
}
