/**
 * The framework tells its router about every page there is. Documents are reached by plain links and never through the
 * router, so they only make each flow heavier: what stays is the pages that the router may open.
 */
const assignment = /self\.__BUILD_MANIFEST\s*=\s*(\{[\s\S]*?\n\});/;

/** @param {string} script of `_buildManifest.js` @param {(path: string) => boolean} isDocument */
export function withoutDocuments(script, isDocument) {
  const match = assignment.exec(script);
  if (!match) return script;
  const { sortedPages, ...pages } = JSON.parse(match[1]);
  const kept = Object.fromEntries(Object.entries(pages).filter(([path]) => !isDocument(path)));
  const manifest = { ...kept, sortedPages: sortedPages.filter((path) => !isDocument(path)) };
  return script.replace(match[0], `self.__BUILD_MANIFEST=${JSON.stringify(manifest)};`);
}
