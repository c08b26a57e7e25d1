import { openBrowser } from '../../process/browser.mjs';
import { builtPages, startSite } from '../../process/site.mjs';
import { median } from '../load/measure.mjs';
import { column, printTable } from '../load/table.mjs';
import { servePlainPage } from './plainPage.mjs';

const defaultPages = ['/', '/de', '/es', '/fr', '/about', '/mac', '/pro', '/subscriptions/activate'];
/** How many times as late as the plain page a page's largest part may be, and what may block it, in milliseconds. */
const bars = {
  document: { '×': 1.1, blocking: 60, style: 100 },
  flow: { '×': 1.15, blocking: 150, style: 100 },
  price: { '×': 1.1 },
};
/** Lighthouse's phone on its slow line: 562.5 ms for a trip, 1.47 Mbit/s down, a quarter of this processor. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slowLine = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
/** On it, the price and the buy button of the sales page come with its first paint. */
const slowerLine = { offline: false, latency: 400, downloadThroughput: 51_200, uploadThroughput: 51_200 };
const slowProcessor = { rate: 4 };
/** How long a page is watched once it is loaded: at least this long, and until nothing blocks it for so long. */
const quietMilliseconds = 3000;

/**
 * Compares our pages with a plain static page on a phone, with the slow line and the slow processor really applied: the
 * largest paint, the total blocking time, and the longest that one frame took for style and layout. The pages take
 * turns, and each figure is the median of the rounds. The last row is when the price and the buy button of the sales page
 * are there, and how many times as late as its own first paint.
 *
 * The plain page is sent with our opener policy, with which a browser gives a page a new process, as it does for whoever
 * comes from another site.
 */
export async function benchPaint(rounds, named = []) {
  const [site, plain, browser] = [await startSite(), await servePlainPage(), await openBrowser()];
  const built = builtPages();
  const paths = named.length > 0 ? named : defaultPages;
  const measured = [
    { path: 'plain', address: plain.address, kind: '', views: [] },
    ...paths.map((path) => ({ path, address: site.origin + path, kind: built[path].kind, views: [] })),
    { path: '/pro', address: `${site.origin}/pro`, kind: 'price', line: slowerLine, views: [] },
  ];
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`  round ${round} of ${rounds}`);
    for (const one of measured) one.views.push(await view(browser, one));
  }
  await browser.close();
  await plain.stop();
  await site.stop();
  return printPaints(measured);
}

async function view(browser, { address, line = slowLine }) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', slowProcessor);
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  const figures = await page.evaluate(settled, quietMilliseconds);
  await context.close();
  return figures;
}

/** Runs in the page before all else. Tasks after the first paint block for what they last beyond 50 ms. */
function observe() {
  const seen = { first: 0, largest: 0, priced: 0, blocking: 0, style: 0, last: 0 };
  globalThis.seenByBench = seen;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  watch('paint', ({ startTime }) => {
    seen.first = startTime;
  });
  requestAnimationFrame(function look(now) {
    const price = document.querySelector('main label')?.textContent ?? '';
    const isPriced = /\d/.test(price) && document.querySelector('main [type="submit"]:enabled');
    if (isPriced) seen.priced = now;
    else requestAnimationFrame(look);
  });
  watch('longtask', ({ startTime, duration }) => {
    seen.last = startTime + duration;
    const [{ startTime: painted = seen.last } = {}] = performance.getEntriesByName('first-contentful-paint');
    seen.blocking += Math.max(0, seen.last - Math.max(startTime, painted) - 50);
  });
  watch('long-animation-frame', ({ startTime, duration, styleAndLayoutStart }) => {
    if (styleAndLayoutStart > 0)
      seen.style = Math.max(seen.style, startTime + duration - styleAndLayoutStart);
  });
}

/** Runs in the page: what was seen once nothing has blocked it for a while. */
async function settled(quiet) {
  const loaded = performance.now();
  while (performance.now() - Math.max(loaded, globalThis.seenByBench.last) < quiet)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return globalThis.seenByBench;
}

function printPaints([plain, ...ours]) {
  const of = ({ views }, name) => median(views.map((one) => one[name]));
  const rows = [plain, ...ours].map((page) => {
    const [blocking, style] = [of(page, 'blocking'), of(page, 'style')];
    const isPrice = page.kind === 'price';
    const ratio = isPrice
      ? of(page, 'priced') / of(page, 'first')
      : of(page, 'largest') / of(plain, 'largest');
    const found = { '×': ratio, blocking, style };
    const missed = Object.entries(bars[page.kind] ?? {}).filter(([name, most]) => found[name] > most);
    const over = missed.map(([name, most]) => `${name} > ${most}`).join(', ') || 'within';
    return {
      page: page.path,
      kind: page.kind,
      'largest ms': of(page, isPrice ? 'priced' : 'largest'),
      ...found,
      bars: page.kind && over,
    };
  });
  printTable(
    'A slow phone: largest paint, and how many times as late as the plain page; blocking time; longest style; in ms',
    ['page', 'kind', 'largest ms', '×', 'blocking', 'style', 'bars'].map((name) => column(name)),
    rows,
  );
  return rows.every(({ bars: found }) => !found || found === 'within');
}
