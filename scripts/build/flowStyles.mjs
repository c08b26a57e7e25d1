/**
 * The script of a flow carries the styles of every component as text, beside the stylesheet of the page. The page's
 * stylesheet takes over those of all its scripts, so that the scripts need not carry them.
 */
const style = /(\{id:"([0-9a-f]{6,})",children:)("(?:[^"\\]|\\.)*"|`(?:[^`\\$]|\\.)*`)/g;

/**
 * @param {readonly string[]} flows documents of the flows
 * @param {ReadonlyMap<string, string>} scripts every script of the framework's output, by address
 */
export function flowStyles(flows, scripts) {
  const named = new Set(flows.flatMap(scriptsOf).filter((address) => scripts.has(address)));
  const moved = [...named].filter((address) => !isFetchedLater(address, scripts));
  const byScript = new Map(moved.map((address) => [address, stylesOf(scripts.get(address))]));
  return {
    /** Styles that the scripts of this flow leave to its stylesheet, by the name of their scope. */
    of: (html) => new Map(scriptsOf(html).flatMap((address) => [...(byScript.get(address) ?? [])])),
    /** The script as it is sent. */
    without: (address, script) => {
      const styles = byScript.get(address);
      return styles
        ? script.replace(style, (whole, start, id) => (styles.has(id) ? `${start}""` : whole))
        : script;
    },
  };
}

function scriptsOf(html) {
  return [...new Set([...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map((match) => match[1]))];
}

/** The lists of what a page begins with; the other scripts name what they fetch when it is needed. */
const listsOfPages = /\/(?:turbopack-[^/]+|_buildManifest)\.js$|^__turbopack_load_page_chunks__\(/;

/** A script that another one fetches may come to pages whose stylesheets know nothing of it. */
function isFetchedLater(address, scripts) {
  const name = address.slice(address.lastIndexOf('/') + 1);
  return [...scripts].some(
    ([other, text]) => !listsOfPages.test(other) && !listsOfPages.test(text) && text.includes(name),
  );
}

/** Only what its scope confines: a stylesheet always applies, a component's style while the component is shown. */
function stylesOf(script) {
  const found = [...script.matchAll(style)].map(([, , id, literal]) => [id, textOf(literal)]);
  return new Map(found.filter(([id, css]) => css.includes(`.jsx-${id}`)));
}

/** What a string or a template without expressions says. Styles hold no escapes but those of JSON and of templates. */
function textOf(literal) {
  const body = literal.slice(1, -1);
  return body.replace(/\\(u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[\s\S])/g, (_, code) => {
    if (code.length > 1) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return { n: '\n', r: '\r', t: '\t', '\n': '' }[code] ?? code;
  });
}
