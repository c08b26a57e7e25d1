import lighthouse from 'lighthouse';
import { openBrowser } from '../../process/browser.mjs';
import { freePort } from '../../process/serverProcess.mjs';
import { builtPages, startSite } from '../../process/site.mjs';
import { median } from '../load/measure.mjs';
import { column, printTable } from '../load/table.mjs';

const performance = { document: 100, flow: 97 };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse with its mobile preset on the pages with these addresses, or on all, and prints medians. Pages hidden
 * from search engines are not scored for SEO. Lighthouse only simulates the slow line; `paint.mjs` applies it.
 */
export async function auditPages(named, runs) {
  const built = builtPages();
  const isListed = (path) => (named.length > 0 ? named.includes(path) : !/\/(_error|4\d\d|5\d\d)/.test(path));
  const site = await startSite();
  const port = await freePort();
  const browser = await openBrowser(`--remote-debugging-port=${port}`);
  const rows = [];
  for (const path of Object.keys(built).filter(isListed)) {
    console.log(`  ${path}`);
    rows.push({ page: path, ...(await audit(site.origin + path, { port, runs, kind: built[path].kind })) });
  }
  await browser.close();
  await site.stop();
  const names = ['page', ...categories, 'lcp', 'cls', 'bars'];
  printTable(
    'Lighthouse, mobile preset, medians; lcp in ms',
    names.map((name) => column(name)),
    rows,
  );
  return rows.every(({ bars }) => bars === 'within');
}

async function audit(address, { port, runs, kind }) {
  const isHidden = (await (await fetch(address)).text()).includes('content="noindex"');
  const options = { port, logLevel: 'error', onlyCategories: categories, disableFullPageScreenshot: true };
  const results = [];
  while (results.length < runs) results.push((await lighthouse(address, options)).lhr);
  const figure = (name) => median(results.map(({ audits }) => audits[name].numericValue));
  const scores = {};
  for (const name of categories.filter((one) => one !== 'seo' || !isHidden))
    scores[name] = median(results.map((result) => result.categories[name].score * 100));
  const cls = figure('cumulative-layout-shift');
  const least = (name) => (name === 'performance' ? performance[kind] : 100);
  const missed = Object.keys(scores).filter((name) => scores[name] < least(name));
  if (cls > 0.02) missed.push('layout shift');
  return { ...scores, lcp: figure('largest-contentful-paint'), cls, bars: missed.join(', ') || 'within' };
}
