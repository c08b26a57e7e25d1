import { get } from 'node:http';
import { loadSource } from '../../loadSource.mjs';
import { builtPages, startSite } from '../../process/site.mjs';
import { column, printTable } from '../load/table.mjs';

const kibibyte = 1024;
const maxTransfer = 350 * kibibyte;
const parts = {
  script: /<script\b(?![^>]*\bnomodule\b)[^>]*\bsrc="(\/[^"#]+)/gi,
  css: /<link\b(?=[^>]*rel="stylesheet")[^>]*\bhref="(\/[^"#]+)/g,
  fonts: /<link\b(?=[^>]*as="font")[^>]*\bhref="(\/[^"#]+)/g,
  pictures: /<img\b(?![^>]*loading="lazy")[^>]*\bsrc="(\/[^"#]+)/g,
};

/** Prints what every page weighs on the wire, compressed with brotli; true when all are within their bars. */
export async function benchWeights() {
  const { maxHtmlOf, maxScript } = await loadSource('tests/bench/weightBars.ts');
  const site = await startSite();
  const rows = [];
  for (const [path, { kind }] of Object.entries(builtPages())) {
    const bars = { html: maxHtmlOf(path, kind), script: maxScript[kind], transfer: maxTransfer };
    rows.push({ page: path, kind, ...weighed(await sizesOf(site.origin, path), bars) });
  }
  await site.stop();
  printTable(
    'Weight of a page as it travels, KB of 1024 bytes in brotli',
    Object.keys(rows[0]).map((name) => column(name)),
    rows.sort((one, other) => one.page.localeCompare(other.page)),
  );
  return rows.every(({ bars }) => bars === 'within');
}

/** What each part of a page weighs, as it travels. */
async function sizesOf(origin, path) {
  const text = await (await fetch(origin + path)).text();
  const sizes = { html: await sizeOf(origin + path) };
  for (const [name, tags] of Object.entries(parts)) {
    const addresses = new Set([...text.matchAll(tags)].map(([, address]) => address));
    sizes[name] = 0;
    for (const address of addresses) sizes[name] += await sizeOf(origin + address);
  }
  return { ...sizes, transfer: Object.values(sizes).reduce((sum, size) => sum + size, 0) };
}

function weighed(sizes, bars) {
  const over = Object.keys(bars).filter((name) => sizes[name] > bars[name]);
  const inKibibytes = Object.entries(sizes).map(([name, size]) => [name, size / kibibyte]);
  return {
    ...Object.fromEntries(inKibibytes),
    bars: over.map((name) => `${name} > ${bars[name] / kibibyte}`).join(', ') || 'within',
  };
}

/** Bytes of an answer as it travels, without its headers; `fetch` would unpack it. */
async function sizeOf(address) {
  const answer = await new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  return Buffer.concat(await answer.toArray()).length;
}
