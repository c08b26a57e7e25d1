import { requireShape } from './requireShape.mjs';

/**
 * The framework's bundler puts its whole module loader into the application's entry file and again into that of every
 * page. A page always runs both, in this order, and the second loader stops at its first statement because the first
 * one is already running; only the list of the page's modules before it matters. So only that list is sent.
 */
const entry =
  /^(\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(\[(?:(?!\]\),).)*\]\)),\(\(\)=>\{let [^;]*;var [^;]*=globalThis\.TURBOPACK;if\(void 0===(\w)\)\2=\[\];else if\(!Array\.isArray\(\2\)\)return;/s;

/** Every page runs one loader. */
export function withoutRepeatedLoaders(site) {
  const repeated = repeatedLoaders([...site.pages.values()].map(({ html }) => html));
  requireShape(repeated.size > 0, 'no page runs a module loader twice; loaderScripts can go.');
  const files = [...site.files].map(([address, content]) => [
    address,
    repeated.has(address) ? withoutLoader(content) : content,
  ]);
  return { ...site, files: new Map(files) };
}

/** URLs of entry files that some page runs after another entry file and no page runs first. */
function repeatedLoaders(pages) {
  const first = new Set();
  const later = new Set();
  for (const html of pages) {
    const entries = [...html.matchAll(/<script src="([^"]*\/turbopack-[^"]+)" defer=""/g)].map(
      (match) => match[1],
    );
    for (const [index, address] of entries.entries()) (index === 0 ? first : later).add(address);
  }
  return new Set([...later].filter((address) => !first.has(address)));
}

/** The module list in an entry file. @throws Error when the file does not start with one, followed by the loader */
export function withoutLoader(script) {
  const match = entry.exec(script);
  requireShape(match, `an entry file does not begin with its modules: ${script.slice(0, 120)}`);
  return `${match[1]};`;
}
