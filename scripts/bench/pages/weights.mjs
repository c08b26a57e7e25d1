import { get } from 'node:http';
import { languages, localPath } from '../../build/languages.mjs';
import { builtPages, startSite } from '../../process/site.mjs';
import { column, printTable } from '../load/table.mjs';

const homes = new Set(languages.map((language) => localPath(language, '/')));
/** The most that a page may weigh as it travels, in KB of 1024 bytes. */
const mostOfHome = 26;
const most = {
  document: { html: 20, script: 12, transfer: 350 },
  flow: { html: 24, script: 135, transfer: 350 },
};
const parts = {
  script: /<script\b(?![^>]*\bnomodule\b)[^>]*\bsrc="(\/[^"#]+)/gi,
  css: /<link\b(?=[^>]*rel="stylesheet")[^>]*\bhref="(\/[^"#]+)/g,
  fonts: /<link\b(?=[^>]*as="font")[^>]*\bhref="(\/[^"#]+)/g,
  pictures: /<img\b(?![^>]*loading="lazy")[^>]*\bsrc="(\/[^"#]+)/g,
};

/** Prints what every page weighs on the wire, compressed with brotli; true when all are within their bars. */
export async function benchWeights() {
  const site = await startSite();
  const rows = [];
  for (const [path, { kind }] of Object.entries(builtPages()))
    rows.push(await weigh(site.origin, path, kind));
  await site.stop();
  printTable(
    'Weight of a page as it travels, KB of 1024 bytes in brotli',
    Object.keys(rows[0]).map((name) => column(name)),
    rows.sort((one, other) => one.page.localeCompare(other.page)),
  );
  return rows.every(({ bars }) => bars === 'within');
}

async function weigh(origin, path, kind) {
  const text = await (await fetch(origin + path)).text();
  const sizes = { html: await sizeOf(origin + path) };
  for (const [name, tags] of Object.entries(parts)) {
    const addresses = new Set([...text.matchAll(tags)].map(([, address]) => address));
    sizes[name] = 0;
    for (const address of addresses) sizes[name] += await sizeOf(origin + address);
  }
  sizes.transfer = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const bars = homes.has(path) ? { ...most[kind], html: mostOfHome } : most[kind];
  const over = Object.keys(bars).filter((name) => sizes[name] > bars[name]);
  return {
    page: path,
    kind,
    ...sizes,
    bars: over.map((name) => `${name} > ${bars[name]}`).join(', ') || 'within',
  };
}

/** Kilobytes of an answer as it travels, without its headers; `fetch` would unpack it. */
async function sizeOf(address) {
  const answer = await new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  return Buffer.concat(await answer.toArray()).length / 1024;
}
