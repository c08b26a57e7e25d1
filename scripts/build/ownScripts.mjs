import { withPages } from './frameworkOutput/readOutput.mjs';

/** The script that pages name in their head. It runs before the first paint, so it is inlined. */
const bootAddress = '/enhance/boot/boot.js';
const bootElement = `<script src="${bootAddress}"></script>`;

/**
 * Puts our scripts into the pages: the boot script as inline text, and the enhancements under names derived from their
 * content.
 *
 * @param {Record<string, { boot: string, enhancements: readonly { source: string, address: string, content: string }[] }>} scripts
 * by language
 * @throws Error when a page has no boot script, or its text would close the script element
 */
export function addOwnScripts(site, scripts) {
  if (Object.values(scripts).some(({ boot }) => /<\/script|<!--/i.test(boot)))
    throw new Error('The boot script would end the element that it stands in.');
  const change = (html, { language }) => {
    const { boot, enhancements } = scripts[language];
    if (html.split(bootElement).length !== 2) throw new Error(`A page must name ${bootAddress} once.`);
    return enhancements.reduce(
      (text, { source, address }) => text.replaceAll(`"${source}"`, `"${address}"`),
      html.replace(bootElement, () => `<script>${boot}</script>`),
    );
  };
  const all = Object.values(scripts).flatMap(({ enhancements }) => enhancements);
  const added = all.map(({ address, content }) => [address, content]);
  const whole = { ...site, files: new Map([...site.files, ...added]) };
  return withPages(withPages(whole, 'document', change), 'flow', change);
}
