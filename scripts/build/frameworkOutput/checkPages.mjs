import { requireShape } from './requireShape.mjs';

/** @throws Error when a finished page breaks a promise that the site makes about pages of its kind */
export function checkPages({ pages }) {
  for (const kind of ['document', 'flow']) {
    requireShape(
      [...pages.values()].some((page) => page.kind === kind),
      `no page is a ${kind} any more.`,
    );
  }
  for (const [address, { kind, html }] of pages) {
    const styles = html.match(/<style\b/g)?.length ?? 0;
    requireShape(styles === 1, `${address} has ${styles} blocks of styles.`);
    requireShape(!/<link\b[^>]*\brel="stylesheet"/.test(html), `${address} waits for a file of styles.`);
    const loadsFramework = /<script\b[^>]*\bsrc="\/_next\//.test(html);
    requireShape(loadsFramework === (kind === 'flow'), `${address} is a ${kind} and its scripts are not.`);
    requireShape(/<title\b[^>]*>[^<]/.test(html), `${address} has no title.`);
  }
}
