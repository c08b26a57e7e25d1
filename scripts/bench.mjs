import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditPages } from './bench/audits.mjs';
import { benchChores } from './bench/chores.mjs';
import { startCluster } from './bench/cluster.mjs';
import { benchDocuments, benchEvents, benchSuggestions } from './bench/documents.mjs';
import { benchHostile } from './bench/hostile.mjs';
import { benchMillion } from './bench/million.mjs';
import { benchService } from './bench/service.mjs';
import { startSite } from './bench/site.mjs';
import { soak } from './bench/soak.mjs';
import { printTable } from './bench/table.mjs';
import { weighPages } from './bench/weights.mjs';
import { ensureBuild, ensureDependencies, requireNode, root } from './prepare.mjs';

/**
 * Benchmarks the built site on this machine, over loopback only: sign-in and checkout on both databases, events,
 * documents compared with a bare server, page weights, memory, and Lighthouse on four pages. The client shares the
 * processor with the site. `--audits` runs only Lighthouse, on every page or on those named after it. `--only chores
 * [rows]` shows what visitors notice while a site cleans up that many rows per table, `--only million [rows]` compares
 * a full database with an empty one, `--only soak [minutes]` watches memory under load, `--only hostile [seconds]`
 * shows what legitimate visitors notice of an attack, `--only weights` weighs the pages.
 */
requireNode();
ensureDependencies();
await ensureBuild();

if (process.argv.includes('--audits')) {
  const named = process.argv.slice(process.argv.indexOf('--audits') + 1);
  const { pages } = JSON.parse(readFileSync(join(root, '.next/site/manifest.json'), 'utf8'));
  const every = Object.keys(pages).filter((path) => !/^\/(_error|4\d\d|5\d\d)/.test(path));
  const site = await startSite();
  printAudits(await auditPages(site, named.length > 0 ? named : every));
  await site.stop();
  process.exit(0);
}

const [only, amount] = process.argv.includes('--only')
  ? process.argv.slice(process.argv.indexOf('--only') + 1)
  : [];
if (only) {
  const alone = {
    chores: () => benchChores(Number(amount ?? 200_000)),
    million: () => benchMillion(Number(amount ?? 1_000_000)),
    soak: () => soak(Number(amount ?? 2)),
    hostile: () => benchHostile(Number(amount ?? 60)),
    weights: weighAlone,
  };
  if (!alone[only]) throw new Error(`--only takes ${Object.keys(alone).join(', ')}.`);
  process.exit((await alone[only]()) ? 0 : 1);
}

const service = [];
const memory = [];
const cluster = await startCluster();
const sqlite = await startSite();
console.log('Measuring the service on SQLite …');
service.push(...(await benchService('SQLite', sqlite)));
memory.push({ what: 'after the service load on SQLite', megabytes: sqlite.memory(), bar: '< 250' });
console.log('Measuring documents and events …');
const pages = [
  ...(await benchEvents(sqlite)),
  ...(await benchSuggestions(sqlite)),
  ...(await benchDocuments(sqlite)),
];
const weights = await weighPages(sqlite);
console.log('Measuring with Lighthouse …');
const audits = await auditPages(sqlite, ['/', '/mac', '/privacy', '/pro']);
memory.push({ what: 'after all loads on SQLite', megabytes: sqlite.memory(), bar: '< 250' });
await sqlite.stop();

if (cluster) {
  const postgres = await startSite({ DATABASE_URL: cluster.url });
  console.log('Measuring the service on PostgreSQL …');
  service.push(...(await benchService('PostgreSQL', postgres)));
  memory.push({ what: 'after the service load on PostgreSQL', megabytes: postgres.memory(), bar: '< 250' });
  await postgres.stop();
  await cluster.stop();
}

const figures = [
  { name: 'per second', of: (row) => row.perSecond },
  { name: 'p50 ms', of: (row) => row.p50 },
  { name: 'p99 ms', of: (row) => row.p99 },
];
const what = { name: 'what', of: (row) => row.what };
const bar = { name: 'bar', of: (row) => row.bar };
const number = (name) => ({ name, of: (row) => row[name] });
const times = { name: 'times', of: (row) => String(row.count) };
printTable(
  'Service',
  [{ name: 'database', of: (row) => row.database }, what, times, ...figures, bar],
  service,
);
const cost = { name: 'processor µs', of: (row) => row.cost };
printTable('Answers', [what, ...figures, cost, number('ratio'), bar], pages);
printWeights(weights);
printAudits(audits);
printTable('Memory, MB resident', [what, number('megabytes'), bar], memory);

async function weighAlone() {
  const site = await startSite();
  printWeights(await weighPages(site));
  await site.stop();
  return true;
}

function printWeights(rows) {
  printTable(
    'Weight of a page, KB of 1024 bytes in brotli; html is the page unpacked',
    [
      { name: 'page', of: (row) => row.path },
      { name: 'kind', of: (row) => row.kind },
      ...['html', 'page', 'script', 'css', 'fonts', 'pictures', 'transfer'].map((name) => ({
        name,
        of: (row) => row[name],
      })),
      { name: 'bars', of: (row) => row.over },
    ],
    rows,
  );
}

function printAudits(rows) {
  const figure = (name) => ({ name, of: (row) => row[name] });
  const columns = ['performance', 'accessibility', 'best-practices', 'seo', 'lcp', 'cls', 'ratio'];
  printTable(
    'Lighthouse, mobile preset, medians of five; lcp in ms, ratio to the page made by hand',
    [
      { name: 'page', of: (row) => row.path },
      { name: 'kind', of: (row) => row.kind },
      ...columns.map(figure),
      { name: 'bars', of: (row) => row.over },
    ],
    rows,
  );
}
