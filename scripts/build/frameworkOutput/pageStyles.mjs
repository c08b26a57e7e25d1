import { flowStyles } from './flowStyles.mjs';
import { scriptsOf } from './readOutput.mjs';
import { requireShape } from './requireShape.mjs';

/** The sheets that the framework links in every page, and its hints to fetch them. */
const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-n-g=""\/>/g;
const sheetHint = /<link rel="preload" href="[^"]+" as="style"\/>/g;
/** A component's own style as the framework writes it into a page: its scope and its rules. */
const componentStyle = /<style id="__jsx-([^"]*)">([\s\S]*?)<\/style>/g;
const scopeClass = /\bjsx-([0-9a-f]{6,})\b/g;

/**
 * Every page carries all of its styles in one block, in the order in which the framework writes them: it paints with its
 * first answer, and one hash in its content policy allows them. The block of a flow also holds the styles of what its
 * scripts may show later, and its scripts hold none.
 *
 * @param {import('./readOutput.mjs').Site} site
 * @returns {import('./readOutput.mjs').Site}
 */
export function withStylesInside(site) {
  const flows = [...site.pages.values()].filter(({ kind }) => kind === 'flow').map(({ html }) => html);
  const styles = flowStyles(flows, scriptsOf(site));
  const pages = [...site.pages].map(([address, page]) => {
    const ofScripts = page.kind === 'flow' ? styles.of(page.html) : undefined;
    return [address, { ...page, html: stylesInside(page.html, site.files, ofScripts) }];
  });
  const files = [...site.files]
    .filter(([address]) => !address.endsWith('.css'))
    .map(([address, content]) => [address, styles.without(address, content)]);
  return { ...site, pages: new Map(pages), files: new Map(files) };
}

/** @param {ReadonlyMap<string, string>} [ofScripts] the styles of a flow's scripts, by scope name */
function stylesInside(html, files, ofScripts) {
  const sheets = [...html.matchAll(sheetLink)].map(([, address]) => files.get(address));
  requireShape(sheets.length > 0, 'a page names no style sheet as pageStyles expects.');
  const shown = [...html.matchAll(componentStyle)].map(([, scope, css]) => [scope, css]);
  const byScope = new Map([...(ofScripts ?? []), ...shown]);
  const lost = [...html.matchAll(scopeClass)].find(([, scope]) => !byScope.has(scope));
  requireShape(!(lost && ofScripts), `pageStyles finds no style for the class ${lost?.[0]} of a flow.`);
  const css = [...sheets, ...byScope.values()].join('');
  return html
    .replace(sheetLink, '')
    .replace(sheetHint, '')
    .replace(componentStyle, '')
    .replace('</head>', () => `<style>${css}</style></head>`);
}
