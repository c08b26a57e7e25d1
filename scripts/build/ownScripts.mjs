import { withPages } from './frameworkOutput/readOutput.mjs';

/** The scripts that pages name in their head. They run before the first paint, so they are inlined. */
const bootElement = /<script src="(\/enhance\/boot\/\w+\.js)"><\/script>/g;

/**
 * Puts our scripts into the pages: those of the head as inline text, and the enhancements under names derived from their
 * content.
 *
 * @param {Record<string, { boot: Record<string, string>, enhancements: readonly { source: string, address: string, content: string }[] }>} scripts
 * by language
 * @throws Error when a page has no script in its head, or a text would close the script element
 */
export function addOwnScripts(site, scripts) {
  if (Object.values(scripts).some(({ boot }) => /<\/script|<!--/i.test(Object.values(boot).join())))
    throw new Error('A script of the head would end the element that it stands in.');
  const change = (html, { language }) => {
    const { boot, enhancements } = scripts[language];
    if (html.search(bootElement) < 0) throw new Error('A page must name a script in its head.');
    return enhancements.reduce(
      (text, { source, address }) => text.replaceAll(`"${source}"`, `"${address}"`),
      html.replace(bootElement, (_, address) => `<script>${boot[address]}</script>`),
    );
  };
  const all = Object.values(scripts).flatMap(({ enhancements }) => enhancements);
  const added = all.map(({ address, content }) => [address, content]);
  const whole = { ...site, files: new Map([...site.files, ...added]) };
  return withPages(withPages(whole, 'document', change), 'flow', change);
}
