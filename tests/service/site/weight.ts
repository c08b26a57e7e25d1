import type { Route } from '@/lib/content/site/routes';
import type { Asked } from './ask';
import { readMarkup } from './markup';

const kibibyte = 1024;
export const maxHtml = 60 * kibibyte;
const maxStyles = 20 * kibibyte;
const maxScript = { document: 12 * kibibyte, flow: 135 * kibibyte };

type Get = (path: string, headers?: Record<string, string>) => Promise<Asked>;

/**
 * What a page weighs beyond its bars: its HTML as the browser reads it, without the styles of its first view, these
 * styles, and its scripts on the wire. Empty when nothing.
 */
export async function excessWeight(page: Asked, kind: Route['kind'], get: Get): Promise<string[]> {
  const { modern, styles } = readMarkup(page.text);
  const style = Buffer.byteLength(styles.join(''));
  const html = page.bytes.length - style;
  const sizes = await Promise.all(
    modern.map(async (source) => (await get(source, { 'accept-encoding': 'br' })).bytes.length),
  );
  const script = sizes.reduce((sum, size) => sum + size, 0);
  if (script === 0) return ['it has no script'];
  return [
    ...(html > maxHtml ? [`${html} bytes of HTML, of ${maxHtml}`] : []),
    ...(style > maxStyles ? [`${style} bytes of styles in it, of ${maxStyles}`] : []),
    ...(script > maxScript[kind] ? [`${script} bytes of script, of ${maxScript[kind]}`] : []),
  ];
}
