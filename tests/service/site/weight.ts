import { brotliCompressSync, constants } from 'node:zlib';
import type { Route } from '@/lib/content/site/routes';
import { maxHtmlOf, maxScript } from '@/tests/bench/weightBars';
import type { Asked } from './ask';
import { readMarkup } from './markup';

type Get = (path: string, headers?: Record<string, string>) => Promise<Asked>;

/** What a page weighs on the wire beyond its bars: its HTML with the styles inside, and its scripts. Empty when nothing. */
export async function excessWeight(page: Asked, { path, kind }: Route, get: Get): Promise<string[]> {
  const { modern } = readMarkup(page.text);
  const onWire = async (address: string) => (await get(address, { 'accept-encoding': 'br' })).bytes.length;
  const maxBytes = maxHtmlOf(path, kind);
  // The server compresses better, and takes long for it: it is asked about what is not light enough anyway.
  const quickly = brotliCompressSync(page.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  const html = quickly <= maxBytes ? quickly : await onWire(path);
  const sizes = await Promise.all(modern.map(onWire));
  const script = sizes.reduce((sum, size) => sum + size, 0);
  if (script === 0) return ['it has no script'];
  return [
    ...(html > maxBytes ? [`${html} bytes of HTML, of ${maxBytes}`] : []),
    ...(script > maxScript[kind] ? [`${script} bytes of script, of ${maxScript[kind]}`] : []),
  ];
}
