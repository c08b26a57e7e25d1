import { pageScripts } from './pageScripts.mjs';
import { requireShape } from './requireShape.mjs';

/**
 * Every script of a flow contains its components' styles as text. This takes them out for the flow's own block of styles,
 * including those of scripts that are only fetched when needed. So no style is added while the page is used, its content
 * security policy need not allow any, and the page is the same bytes for everybody.
 */
const text = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\$]|\\.)*`/.source;
/** A component's own style, or a reference to one that several components share. */
const element = new RegExp(
  String.raw`\(0,[\w$]+\.jsx\)\([\w$.]+,\{id:(?:"([0-9a-f]{8,})",children:(${text})|([\w$.]+)\.__hash,children:\3)\}\)`,
  'g',
);
/** A style that several components share: its text and its scope name. */
const shared = new RegExp(String.raw`([\w$]+)=new String\((${text})\);\1\.__hash="([0-9a-f]{8,})"`, 'g');
/** What remains where a style could not be parsed, or changes while it is displayed. */
const unread =
  /\{id:(?:"[0-9a-f]{8,}"|[\w$.]+\.__hash),(?:children|dynamic):|(?<!=new String\(""\);[\w$]+)\.__hash="/;

/**
 * @param {readonly string[]} flows the flows' pages
 * @param {ReadonlyMap<string, string>} scripts every script in the framework's output, by URL
 * @throws when a flow has a style that cannot be written into its page
 */
export function flowStyles(flows, scripts) {
  const scriptsFor = pageScripts(scripts);
  const ofFlows = new Set(flows.flatMap(scriptsFor));
  const byScript = new Map([...ofFlows].map((address) => [address, stylesOf(address, scripts.get(address))]));
  return {
    /** Styles of everything the flow may show, by scope name. */
    of: (html) => new Map(scriptsFor(html).flatMap((address) => [...byScript.get(address)])),
    /** The script as it is sent. */
    without: (address, script) => (ofFlows.has(address) ? withoutStyles(script) : script),
  };
}

function withoutStyles(script) {
  return script
    .replace(element, (_element, ...parts) => {
      // A component of styles alone returns them, with no space in between.
      const [offset, before] = parts.slice(-2);
      return /\w/.test(before.charAt(offset - 1)) ? ' null' : 'null';
    })
    .replace(shared, '$1=new String("");$1.__hash="$3"');
}

function stylesOf(address, script) {
  const sent = withoutStyles(script);
  const left = unread.exec(sent);
  const excerpt = left && sent.slice(left.index, left.index + 120);
  requireShape(!left, `flowStyles cannot read a style of ${address}, or it changes while shown: ${excerpt}`);
  const own = [...script.matchAll(element)].flatMap(([, id, literal]) => (id ? [[id, textOf(literal)]] : []));
  const common = [...script.matchAll(shared)].map(([, , literal, id]) => [id, textOf(literal)]);
  return new Map([...common, ...own]);
}

/** The content of a string, or of a template without expressions. Styles contain only JSON and template escapes. */
function textOf(literal) {
  const body = literal.slice(1, -1);
  return body.replace(/\\(u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[\s\S])/g, (_, code) => {
    if (code.length > 1) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return { n: '\n', r: '\r', t: '\t', '\n': '' }[code] ?? code;
  });
}
