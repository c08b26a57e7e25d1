import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../prepare.mjs';
import { findChromium } from '../../test/chromium.mjs';
import { printTable } from '../load/table.mjs';
import { freePort } from '../process/serverProcess.mjs';
import { startSite } from '../process/site.mjs';
import { servePlainPage } from './plainPage.mjs';

const pages = ['/', '/de', '/es', '/fr', '/about', '/mac', '/pro', '/subscriptions/activate'];
/** How much later than the plain page a page of ours may show its largest part. */
const bars = { document: 1.25, flow: 1.5 };
const openerPolicy = { 'cross-origin-opener-policy': 'same-origin' };
const paints = { fcp: 'first-contentful-paint', lcp: 'largest-contentful-paint' };

/**
 * Compares the first and the largest paint of our pages with those of a plain static page: on Lighthouse's phone, with
 * its slow line and slow processor really applied. The pages take turns, and each figure is the median of the rounds.
 *
 * The plain page is sent with our opener policy. With it a browser gives a page a new process, as it does for whoever
 * comes from another site. Lighthouse comes from an empty tab, and a page without the policy would start in the warm
 * process of that tab: the last row shows the plain page there.
 *
 * @returns {Promise<boolean>} whether every page is within its bar
 */
export async function benchPaint(rounds, paths = pages) {
  const [{ chromium }, { default: lighthouse }] = await Promise.all([
    import('playwright-core'),
    import('lighthouse'),
  ]);
  const manifest = JSON.parse(readFileSync(join(root, '.next/site/manifest.json'), 'utf8'));
  const site = await startSite();
  const [plain, warm] = [await servePlainPage(openerPolicy), await servePlainPage()];
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium() || undefined,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  const measured = [
    { path: 'plain', address: plain.address, kind: '' },
    ...paths.map((path) => ({ path, address: site.origin + path, kind: manifest.pages[path].kind })),
    { path: 'plain, warm process', address: warm.address, kind: '' },
  ].map((page) => ({ ...page, fcp: [], lcp: [] }));
  try {
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`  round ${round} of ${rounds}`);
      for (const page of measured) {
        const { lhr } = await lighthouse(page.address, {
          port,
          logLevel: 'error',
          onlyAudits: Object.values(paints),
          throttlingMethod: 'devtools',
          disableFullPageScreenshot: true,
        });
        for (const [name, audit] of Object.entries(paints)) page[name].push(lhr.audits[audit].numericValue);
      }
    }
  } finally {
    await browser.close();
    await plain.stop();
    await warm.stop();
    await site.stop();
  }
  return printPaints(measured);
}

function printPaints([plain, ...ours]) {
  const rows = [plain, ...ours].map((page) => {
    const [fcp, lcp] = [middle(page.fcp), middle(page.lcp)];
    const ratios = { first: fcp / middle(plain.fcp), largest: lcp / middle(plain.lcp) };
    const bar = bars[page.kind];
    const late = bar !== undefined && Math.max(ratios.first, ratios.largest) > bar;
    return { ...page, fcp, lcp, ...ratios, bar: bar ? `≤ ${bar} ${late ? 'missed' : 'within'}` : '', late };
  });
  printTable(
    'First and largest paint on a slow phone, ms, and how many times as late as the plain page',
    [
      { name: 'page', of: (row) => row.path },
      { name: 'kind', of: (row) => row.kind },
      { name: 'first ms', of: (row) => row.fcp },
      { name: 'largest ms', of: (row) => row.lcp },
      { name: 'first ×', of: (row) => row.first },
      { name: 'largest ×', of: (row) => row.largest },
      { name: 'bar', of: (row) => row.bar },
    ],
    rows,
  );
  return rows.every(({ late }) => !late);
}

function middle(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}
