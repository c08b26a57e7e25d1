import { legalPages } from '@/lib/content/legal/pages';
import { readPath } from '@/lib/content/site/languages/languages';
import type { Route } from '@/lib/content/site/routes';

const kibibyte = 1024;
const maxHtml = { document: 20 * kibibyte, flow: 24 * kibibyte };
const maxHomeHtml = 26 * kibibyte;
/**
 * Legal texts and the answers of the help page are nearly all words, which no build makes fewer, and the page about us has
 * thirty milestones. Some of their translations weigh up to 21.2 KB.
 */
const maxLongHtml = 22 * kibibyte;
const longPages = new Set([...Object.keys(legalPages), '/help', '/about']);
export const maxScript = { document: 12 * kibibyte, flow: 135 * kibibyte };

/** The most bytes of HTML, styles inside, that the page at a path may have as it travels. */
export function maxHtmlOf(localPath: string, kind: Route['kind']): number {
  const { path } = readPath(localPath);
  if (path === '/') return maxHomeHtml;
  return longPages.has(path) ? maxLongHtml : maxHtml[kind];
}
