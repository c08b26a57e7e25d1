import { requireShape } from './requireShape.mjs';

const list =
  /^self\.__BUILD_MANIFEST = (\{.*\});(self\.__BUILD_MANIFEST_CB && self\.__BUILD_MANIFEST_CB\(\))$/s;
const pathsOfFramework = new Set(['/_app', '/_error', '/404', '/500']);

/**
 * The framework gives every flow a list of all pages and their scripts, for its router. Only flows are reached through
 * the router, since pages link to each other by plain anchors, so only flows are listed.
 */
export function withFlowsListed(site) {
  const found = [...site.files.keys()].filter((address) => address.endsWith('/_buildManifest.js'));
  requireShape(found.length === 1, 'there is not one list of pages.');
  const files = new Map(site.files);
  for (const address of found) files.set(address, listOfFlows(files.get(address), site.pages));
  return { ...site, files };
}

/** The script with the list, shortened. @throws Error when it does not hold such a list */
export function listOfFlows(script, pages) {
  const match = list.exec(script);
  requireShape(match, `the list of pages begins otherwise: ${script.slice(0, 120)}`);
  const [, json, notice] = match;
  const entries = JSON.parse(json);
  const isListed = (path) => pathsOfFramework.has(path) || pages.get(path)?.kind === 'flow';
  const listed = Object.entries(entries).filter(([path]) => !path.startsWith('/') || isListed(path));
  const shortened = { ...Object.fromEntries(listed), sortedPages: entries.sortedPages.filter(isListed) };
  return `self.__BUILD_MANIFEST=${JSON.stringify(shortened)};${notice}`;
}
