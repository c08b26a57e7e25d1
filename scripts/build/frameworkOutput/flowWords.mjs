import { createHash } from 'node:crypto';
import { pageScripts } from './pageScripts.mjs';
import { scriptsOf } from './readOutput.mjs';
import { requireShape } from './requireShape.mjs';

const call = /\bsiteWords\(/g;
const named = /\bsiteWords\("([^"]+)"\)/g;
const firstScript = '<script src="/_next/';

/**
 * The scripts of flows are the same in every language and ask for their words by name (scripts/build/words). Each flow
 * loads, before them, a script with those that it may ask for, in its language.
 *
 * @param {import('./readOutput.mjs').Site} site
 * @param {(language: string, names: readonly string[]) => Promise<string>} bundle makes such a script
 * @returns {Promise<import('./readOutput.mjs').Site>}
 */
export async function addFlowWords(site, bundle) {
  const scripts = scriptsOf(site);
  const scriptsFor = pageScripts(scripts);
  const askedBy = new Map([...scripts].map(([address, script]) => [address, wordsIn(address, script)]));
  const made = new Map();
  const addressOf = (language, names) => {
    const key = `${language} ${names.join(' ')}`;
    if (!made.has(key)) made.set(key, bundle(language, names).then(wordsFile));
    return made.get(key);
  };
  const pages = [...site.pages].map(async ([path, page]) => {
    if (page.kind !== 'flow') return [path, page];
    const names = new Set(scriptsFor(page.html).flatMap((address) => askedBy.get(address)));
    const [address] = await addressOf(page.language, [...names].sort());
    requireShape(page.html.includes(firstScript), `${path} names no script as flowWords expects.`);
    const element = `<script src="${address}" defer=""></script>${firstScript}`;
    return [path, { ...page, html: page.html.replace(firstScript, element) }];
  });
  const changed = new Map(await Promise.all(pages));
  return { pages: changed, files: new Map([...site.files, ...(await Promise.all(made.values()))]) };
}

/** @throws Error when the bundler has written a call in another way */
function wordsIn(address, script) {
  const names = [...script.matchAll(named)].map(([, name]) => name);
  requireShape(
    names.length === (script.match(call)?.length ?? 0),
    `flowWords cannot read which words ${address} asks for.`,
  );
  return names;
}

function wordsFile(script) {
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 20);
  return [`/_next/static/words/${hash}.js`, script];
}
