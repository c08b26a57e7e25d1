import { createHash } from 'node:crypto';
import { addSheet } from './componentStyle.mjs';
import { withPages } from './readOutput.mjs';
import { requireShape } from './requireShape.mjs';

/** A component's scope as a class, in markup, style sheets and scripts. */
const scope = /\bjsx-([0-9a-f]{6,})\b/g;
/** The scope of a style that several components share: where a script defines it, and where it makes it a class. */
const shared = /(?<=\.__hash=")[0-9a-f]{6,}(?=")/g;
const sharedClass = /\bjsx-\$\{([\w$.]+\.__hash)\}/g;
/** A class that a script would put together in another way; `[class*="jsx-"]` is for development alone. */
const unread = /\bjsx-(?!"\])(?:\$\{|["'`]).{0,40}/;

/** A sheet of one flow alone, as flowStyles adds it. */
const sheet = /<link rel="stylesheet" href="([^"]+)"\/>/;

/**
 * Gives the components of flows scopes of five characters in place of the framework's twenty, which are on nearly every
 * element and in every script. A short one depends on the long one alone, so a script that keeps its name keeps its
 * content. It runs after flowStyles, which reads the framework's own.
 */
export function shortenFlowScopes(site) {
  const short = shortNames();
  const scripts = [...site.files].filter(([address]) => address.endsWith('.js'));
  const files = new Map([
    ...site.files,
    ...scripts.map(([address, script]) => [address, shortenScript(script, short)]),
  ]);
  const { pages } = withPages(site, 'flow', (html) => {
    const shortened = shorten(html, short);
    const address = sheet.exec(html)?.[1];
    // In the report of the steps, flowStyles may be the one that is left out.
    if (address === undefined) return shortened;
    return shortened.replace(address, addSheet(files, shorten(site.files.get(address), short)));
  });
  return { ...site, pages, files };
}

function shorten(text, short) {
  return text.replace(scope, (_class, name) => short(name));
}

/** @throws Error when the script makes a class of a scope in an unknown way */
export function shortenScript(script, short = shortNames()) {
  const shortened = shorten(script, short)
    .replace(shared, (name) => short(name))
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the script
    .replace(sharedClass, '${$1}');
  const [left] = unread.exec(shortened) ?? [];
  requireShape(!left, `scopeNames cannot read how a script makes a class: ${left}`);
  return shortened;
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const letters = 26;

/**
 * Returns a function that gives a scope its short name: a capital letter, as no class of our own begins with one, and
 * four more letters or digits. It throws when two scopes would share one.
 */
export function shortNames(nameOf = shortName) {
  const scopes = new Map();
  return (name) => {
    const short = nameOf(name);
    const other = scopes.get(short) ?? name;
    requireShape(
      other === name,
      `the styles ${name} and ${other} get the same short name; change one of them, if only by a space.`,
    );
    scopes.set(short, name);
    return short;
  };
}

function shortName(name) {
  const hash = createHash('sha256').update(name).digest();
  const first = digits[10 + (hash[0] % letters)];
  return first + [...hash.subarray(1, 5)].map((byte) => digits[byte % digits.length]).join('');
}
