import { withPages } from './frameworkOutput/readOutput.mjs';

/** The script that pages name in their head. It runs before the first paint, so it is inlined. */
const bootAddress = '/enhance/boot/boot.js';
const bootElement = `<script src="${bootAddress}"></script>`;

/**
 * Puts our scripts into the pages: the boot script as inline text, and the enhancements under names derived from their
 * content.
 *
 * @param {{ boot: string, enhancements: readonly { source: string, address: string, content: string }[] }} scripts
 * @throws Error when a page has no boot script, or its text would close the script element
 */
export function addOwnScripts(site, { boot, enhancements }) {
  if (/<\/script|<!--/i.test(boot))
    throw new Error('The boot script would end the element that it stands in.');
  const change = (html) => {
    if (html.split(bootElement).length !== 2) throw new Error(`A page must name ${bootAddress} once.`);
    return enhancements.reduce(
      (text, { source, address }) => text.replaceAll(`"${source}"`, `"${address}"`),
      html.replace(bootElement, () => `<script>${boot}</script>`),
    );
  };
  const added = enhancements.map(({ address, content }) => [address, content]);
  const all = { ...site, files: new Map([...site.files, ...added]) };
  return withPages(withPages(all, 'document', change), 'flow', change);
}
