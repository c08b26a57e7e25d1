/** The lists of scripts that pages start with; the other scripts name what they fetch when needed. */
const listsOfPages = /\/(?:turbopack-[^/]+|_buildManifest)\.js$/;

/**
 * Finds every script that a page may run: those it names, and those that these fetch when needed.
 *
 * @param {ReadonlyMap<string, string>} scripts every script in the framework's output, by URL
 * @returns {(html: string) => string[]} URLs
 */
export function pageScripts(scripts) {
  const fetchedBy = fetches(scripts);
  return (html) => {
    const found = new Set(namedIn(html).filter((address) => scripts.has(address)));
    // The loop also reaches what is added to the set while it runs.
    for (const address of found) for (const later of fetchedBy(address)) found.add(later);
    return [...found];
  };
}

function namedIn(html) {
  return [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, address]) => address);
}

/** Finds the scripts that a script may fetch: those it names. */
function fetches(scripts) {
  const known = new Map();
  return (address) => {
    const script = scripts.get(address);
    if (!known.has(address)) {
      const isList = listsOfPages.test(address);
      known.set(address, isList ? [] : [...scripts.keys()].filter((other) => script.includes(nameOf(other))));
    }
    return known.get(address);
  };
}

function nameOf(address) {
  return address.slice(address.lastIndexOf('/') + 1);
}
