import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchChores } from './bench/chores.mjs';
import { benchDocuments, benchEvents, benchSuggestions } from './bench/documents.mjs';
import { benchFailover } from './bench/failover.mjs';
import { benchHostile } from './bench/hostile.mjs';
import { benchIndexes } from './bench/indexes.mjs';
import { printTable } from './bench/load/table.mjs';
import { benchMillion } from './bench/million/million.mjs';
import { benchOverload } from './bench/overload.mjs';
import { auditPages } from './bench/pages/audits.mjs';
import { benchPaint } from './bench/pages/paint.mjs';
import { startCluster } from './bench/process/cluster.mjs';
import { startSite } from './bench/process/site.mjs';
import { benchService } from './bench/service.mjs';
import { soak } from './bench/soak.mjs';
import { benchStatements } from './bench/statements/statements.mjs';
import { weighPages } from './bench/weights.mjs';
import { languages, localPath } from './build/languages.mjs';
import { ensureBuild, ensureDependencies, requireNode, root } from './prepare.mjs';

/**
 * Benchmarks the built site on this machine, over loopback only: sign-in and checkout on both databases, events,
 * documents compared with a bare server, page weights, memory, and Lighthouse on four pages. The client shares the
 * processor with the site. `--audits` runs only Lighthouse, on every English page or on those named after it; with
 * `--language de` on the same pages in German, with `--runs 1` once each, which is enough for all but speed. `--only
 * chores [rows] [sqlite or postgres]` shows what visitors notice while a site cleans up that many rows per table, `--only
 * million [accounts] [seconds] [sqlite or postgres]` compares a site with that many accounts with one of a thousand,
 * `--only soak [minutes]` watches memory under load, `--only hostile [seconds]` shows what legitimate visitors notice of
 * an attack, `--only overload [seconds]` sends more calls than the site can answer,
 * `--only peers [people] [profile]` compares sign-in and tokens with two libraries that people would take instead,
 * `--only statements` lists what each call of a sign-in asks of the database and why, `--only weights` weighs the pages,
 * `--only failover [kills]` kills the primary of two databases under load, `--only indexes [rows]` changes large tables
 * while people sign in, `--only paint [rounds]` compares how soon pages are seen on a slow phone with a plain page.
 */
requireNode();
ensureDependencies();
await ensureBuild();

if (process.argv.includes('--audits')) {
  const { pages } = JSON.parse(readFileSync(join(root, '.next/site/manifest.json'), 'utf8'));
  const language = optionValue('--language') ?? 'en';
  const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
  const every = Object.keys(pages).filter((path) => languageOf(path) === language && !isErrorPage(path));
  const paths = named.length > 0 ? named.map((path) => localPath(language, path)) : every;
  const site = await startSite();
  const audits = await auditPages(site, paths, Number(optionValue('--runs') ?? 5));
  await site.stop();
  printAudits(audits);
  process.exit(audits.every(({ over }) => over === 'within') ? 0 : 1);
}

const [only, amount, further, kind] = process.argv.includes('--only')
  ? process.argv.slice(process.argv.indexOf('--only') + 1)
  : [];
if (only) {
  const alone = {
    chores: () => benchChores(Number(amount ?? 200_000), further),
    million: () => benchMillion(Number(amount ?? 1_000_000), Number(further ?? 60), kind),
    soak: () => soak(Number(amount ?? 2)),
    hostile: () => benchHostile(Number(amount ?? 60)),
    overload: () => benchOverload(Number(amount ?? 10)),
    peers: async () => (await loadPeers())(Number(amount ?? 400), further === 'profile'),
    statements: benchStatements,
    weights: weighAlone,
    failover: () => benchFailover(Number(amount ?? 3)),
    indexes: () => benchIndexes(Number(amount ?? 1_000_000)),
    paint: () => benchPaint(Number(amount ?? 3)),
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
memory.push({ what: 'after the service load on SQLite', megabytes: sqlite.memory(), bar: '< 220' });
console.log('Measuring documents and events …');
const pages = [
  ...(await benchEvents(sqlite)),
  ...(await benchSuggestions(sqlite)),
  ...(await benchDocuments(sqlite)),
];
const weights = await weighPages(sqlite);
console.log('Measuring with Lighthouse …');
const audits = await auditPages(sqlite, ['/', '/mac', '/privacy', '/pro']);
memory.push({ what: 'after all loads on SQLite', megabytes: sqlite.memory(), bar: '< 220' });
await sqlite.stop();

if (cluster) {
  const postgres = await startSite({ DATABASE_URL: cluster.url });
  console.log('Measuring the service on PostgreSQL …');
  service.push(...(await benchService('PostgreSQL', postgres)));
  memory.push({ what: 'after the service load on PostgreSQL', megabytes: postgres.memory(), bar: '< 220' });
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
const cost = { name: 'processor µs', of: (row) => row.cost };
printTable(
  'Service',
  [{ name: 'database', of: (row) => row.database }, what, times, ...figures, cost, bar],
  service,
);
printTable('Answers', [what, ...figures, cost, number('ratio'), bar], pages);
printWeights(weights);
printAudits(audits);
printTable('Memory, MB resident', [what, number('megabytes'), bar], memory);

function optionValue(option) {
  return process.argv.includes(option) ? process.argv[process.argv.indexOf(option) + 1] : undefined;
}

/** Not at the top: it imports packages, which a fresh clone only has once `ensureDependencies` has run. */
async function loadPeers() {
  return (await import('./bench/peers.mjs')).benchPeers;
}

function languageOf(path) {
  const [, first] = path.split('/');
  return languages.includes(first) ? first : 'en';
}

function isErrorPage(path) {
  return /\/(_error|4\d\d|5\d\d)/.test(path);
}

async function weighAlone() {
  const site = await startSite();
  printWeights(await weighPages(site));
  await site.stop();
  return true;
}

function printWeights(rows) {
  printTable(
    'Weight of a page, KB of 1024 bytes in brotli; html and the styles in it are unpacked',
    [
      { name: 'page', of: (row) => row.path },
      { name: 'kind', of: (row) => row.kind },
      ...['html', 'styles', 'page', 'script', 'css', 'fonts', 'pictures', 'transfer'].map((name) => ({
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
  const columns = ['performance', 'accessibility', 'best-practices', 'seo', 'lcp', 'cls'];
  printTable(
    'Lighthouse, mobile preset, medians; lcp in ms',
    [
      { name: 'page', of: (row) => row.path },
      { name: 'kind', of: (row) => row.kind },
      ...columns.map(figure),
      { name: 'bars', of: (row) => row.over },
    ],
    rows,
  );
}
