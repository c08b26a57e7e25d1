import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../prepare.mjs';
import { findChromium } from '../../test/chromium.mjs';
import { freePort } from '../process/serverProcess.mjs';

const bars = { document: { performance: 100 }, flow: { performance: 97 } };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse with its mobile preset on the given pages, as the median of some runs each. Pages hidden from search
 * engines are not scored for SEO. Lighthouse only simulates the slow line here; `paint.mjs` applies it.
 */
export async function auditPages(site, paths, runs = 5) {
  const { pages } = JSON.parse(readFileSync(join(root, '.next/site/manifest.json'), 'utf8'));
  const [{ chromium }, { default: lighthouse }] = await Promise.all([
    import('playwright-core'),
    import('lighthouse'),
  ]);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium() || undefined,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const rows = [];
    for (const path of paths) {
      console.log(`  ${path}`);
      const row = await medianAudit(lighthouse, `${site.origin}${path}`, port, runs);
      const kind = pages[path]?.kind ?? 'document';
      const indexed = !(await (await fetch(`${site.origin}${path}`)).text()).includes('content="noindex"');
      rows.push({ path, kind, ...row, seo: indexed ? row.seo : null });
    }
    return rows.map((row) => ({ ...row, over: below(row) }));
  } finally {
    await browser.close();
  }
}

async function medianAudit(lighthouse, address, port, runs) {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const { lhr } = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: categories,
      disableFullPageScreenshot: true,
    });
    results.push({
      ...Object.fromEntries(categories.map((name) => [name, lhr.categories[name].score * 100])),
      lcp: lhr.audits['largest-contentful-paint'].numericValue,
      cls: lhr.audits['cumulative-layout-shift'].numericValue,
    });
  }
  const names = Object.keys(results[0]);
  return Object.fromEntries(names.map((name) => [name, middle(results.map((result) => result[name]))]));
}

function middle(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

function below({ kind, performance, accessibility, seo, cls, ...rest }) {
  const missed = [];
  if (performance < bars[kind].performance) missed.push(`performance < ${bars[kind].performance}`);
  if (accessibility < 100) missed.push('accessibility < 100');
  if (rest['best-practices'] < 100) missed.push('best practices < 100');
  if (seo !== null && seo < 100) missed.push('seo < 100');
  if (cls > 0.02) missed.push('layout shift > 0.02');
  return missed.join(', ') || 'within';
}
