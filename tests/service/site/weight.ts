import { legalPages } from '@/lib/content/legal/pages';
import { readPath } from '@/lib/content/site/languages/languages';
import type { Route } from '@/lib/content/site/routes';
import type { Asked } from './ask';
import { readMarkup } from './markup';

const kibibyte = 1024;
export const maxHtml = { document: 20 * kibibyte, flow: 24 * kibibyte };
const maxHomeHtml = 26 * kibibyte;
/** Legal texts of the subscription and about privacy are nearly all words, which no build makes fewer. */
const maxLegalHtml = 22 * kibibyte;
export const maxScript = { document: 12 * kibibyte, flow: 135 * kibibyte };

type Get = (path: string, headers?: Record<string, string>) => Promise<Asked>;

/** The most bytes of HTML, styles inside, that the page at a path may have as it travels. */
export function maxHtmlOf(localPath: string, kind: Route['kind']): number {
  const { path } = readPath(localPath);
  if (path === '/') return maxHomeHtml;
  return Object.hasOwn(legalPages, path) ? maxLegalHtml : maxHtml[kind];
}

/** What a page weighs on the wire beyond its bars: its HTML with the styles inside, and its scripts. Empty when nothing. */
export async function excessWeight(page: Asked, { path, kind }: Route, get: Get): Promise<string[]> {
  const { modern } = readMarkup(page.text);
  const onWire = async (address: string) => (await get(address, { 'accept-encoding': 'br' })).bytes.length;
  const html = await onWire(path);
  const maxBytes = maxHtmlOf(path, kind);
  const sizes = await Promise.all(modern.map(onWire));
  const script = sizes.reduce((sum, size) => sum + size, 0);
  if (script === 0) return ['it has no script'];
  return [
    ...(html > maxBytes ? [`${html} bytes of HTML, of ${maxBytes}`] : []),
    ...(script > maxScript[kind] ? [`${script} bytes of script, of ${maxScript[kind]}`] : []),
  ];
}
