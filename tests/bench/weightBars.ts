import { legalPages } from '@/lib/content/legal/pages';
import { readPath } from '@/lib/content/site/languages/languages';
import type { Route } from '@/lib/content/site/routes';

const kibibyte = 1024;
const maxHtml = { document: 20 * kibibyte, flow: 24 * kibibyte };
const maxHomeHtml = 26 * kibibyte;
/** Legal texts of the subscription and about privacy are nearly all words, which no build makes fewer. */
const maxLegalHtml = 22 * kibibyte;
export const maxScript = { document: 12 * kibibyte, flow: 135 * kibibyte };

/** The most bytes of HTML, styles inside, that the page at a path may have as it travels. */
export function maxHtmlOf(localPath: string, kind: Route['kind']): number {
  const { path } = readPath(localPath);
  if (path === '/') return maxHomeHtml;
  return Object.hasOwn(legalPages, path) ? maxLegalHtml : maxHtml[kind];
}
