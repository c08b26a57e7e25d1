import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';
import { makeClient } from './load/client.mjs';

const kibibyte = 1024;
const bars = { html: 60, styles: 20, script: { document: 12, flow: 135 }, transfer: 350 };

/**
 * Kilobytes of every page on the wire, compressed with brotli and without headers; uncompressed are only
 * `html`, the page without the styles of its first view, and `styles`, these styles.
 */
export async function weighPages(site) {
  const { pages } = JSON.parse(readFileSync(join(root, '.next/site/manifest.json'), 'utf8'));
  const client = makeClient(site.origin, 4);
  const size = async (path, encoding) =>
    (await client.call(path, { headers: { 'accept-encoding': encoding } })).bytes.length / kibibyte;
  const total = async (paths) => {
    let sum = 0;
    for (const path of new Set(paths)) sum += await size(path, 'br');
    return sum;
  };
  const rows = [];
  for (const [path, { kind }] of Object.entries(pages).sort(([one], [other]) => one.localeCompare(other))) {
    const html = (await client.call(path)).bytes.toString('utf8');
    const styles = Buffer.byteLength(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '') / kibibyte;
    const script = await total(scriptsOf(html));
    const css = await total(matches(html, /<link\b[^>]*rel="stylesheet"[^>]*>/g, 'href'));
    const fonts = await total(matches(html, /<link\b[^>]*as="font"[^>]*>/g, 'href'));
    const pictures = await total(matches(html, /<img\b(?![^>]*loading="lazy")[^>]*>/g, 'src'));
    const page = await size(path, 'br');
    const transfer = page + script + css + fonts + pictures;
    rows.push({
      path,
      kind,
      html: Buffer.byteLength(html) / kibibyte - styles,
      styles,
      page,
      script,
      css,
      fonts,
      pictures,
      transfer,
    });
  }
  client.close();
  return rows.map((row) => ({ ...row, over: overBars(row) }));
}

function overBars({ kind, html, styles, script, transfer }) {
  const over = [];
  if (html > bars.html) over.push(`html > ${bars.html}`);
  if (styles > bars.styles) over.push(`styles > ${bars.styles}`);
  if (script > bars.script[kind]) over.push(`script > ${bars.script[kind]}`);
  if (transfer > bars.transfer) over.push(`transfer > ${bars.transfer}`);
  return over.join(', ') || 'within';
}

/** Scripts that a current browser loads. */
function scriptsOf(html) {
  const current = html.replace(/<script\b[^>]*\bnomodule\b[^>]*>/gi, '');
  return matches(current, /<script\b[^>]*\bsrc="[^"]+"[^>]*>/g, 'src');
}

function matches(html, tags, attribute) {
  const value = new RegExp(`\\b${attribute}="([^"#]+)`);
  return [...html.matchAll(tags)].flatMap(([tag]) => {
    const address = value.exec(tag)?.[1];
    return address?.startsWith('/') ? [address] : [];
  });
}
