/**
 * The framework's bundler puts its whole module loader into the entry file of the application and again into that of
 * every page. A page always runs both, in this order, and the second loader stops at its first statement because it
 * finds the first one at work; only the list of the page's modules before it counts. So that list is all we send.
 */
const entry =
  /^(\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(\[(?:(?!\]\),).)*\]\)),\(\(\)=>\{let [^;]*;var [^;]*=globalThis\.TURBOPACK;if\(void 0===(\w)\)\2=\[\];else if\(!Array\.isArray\(\2\)\)return;/s;

/** Addresses of entry files that some page runs after another entry file and none runs first. */
export function repeatedLoaders(pages) {
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

/** The module list of an entry file; the whole file when it does not look as expected. */
export function withoutLoader(script) {
  const match = entry.exec(script);
  return match ? `${match[1]};` : script;
}
