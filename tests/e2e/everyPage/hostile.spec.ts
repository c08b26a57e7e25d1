import { routes } from '@/lib/content/site/routes';
import { expect, test } from '../fixtures/journey';

/** What a hostile link puts into every parameter that some page reads. Each would run, load or break out somewhere. */
const corpus = [
  '"><img src=x onerror=window.__hostile=1>',
  "';window.__hostile=1;//",
  '</script><script>window.__hostile=1</script>',
  'javascript:window.__hostile=1',
  '{{constructor.constructor("window.__hostile=1")()}}',
  '\u2028window.__hostile=1',
  'data:text/html,<script>window.__hostile=1</script>',
  '//evil.example/x',
  '%3Csvg%20onload%3Dwindow.__hostile%3D1%3E',
  '__proto__',
  'x'.repeat(300),
] as const;
const parameters = [
  ...'k7 t source origin q kl experiment exp_mobilepropaywall subscribed_override environment'.split(' '),
  ...'success billing_period canceled featurePage tier state theme atb url next'.split(' '),
];
const pages = Object.values(routes)
  .filter((route) => !('status' in route))
  .map(({ path }) => path);

for (const [number, payload] of corpus.entries()) {
  test(`87. hostile value ${number + 1} in every parameter, cookie and fragment runs nowhere and is echoed nowhere`, {
    tag: '@all',
  }, async ({ page, context, site }) => {
    const share = pages.filter((_, index) => index % corpus.length === number);
    const always = ['/', '/pro', '/pro/welcome', '/subscriptions/manage'];
    await context.addCookies(
      ['7', 'ae', 'l', 'theme', 'j'].map((name) => ({
        name,
        value: encodeURIComponent(payload).slice(0, 2000),
        url: site.origin,
      })),
    );
    page.on('dialog', (dialog) => {
      throw new Error(`A dialog opened: ${dialog.message()}`);
    });
    for (const path of new Set([...always, ...share])) {
      // A search asked of the home page leaves the site; every other parameter stays on it.
      const read = parameters.filter((name) => path !== '/' || name !== 'q');
      const query = new URLSearchParams(read.map((name) => [name, payload]));
      await page.goto(`${path}?${query}#${encodeURIComponent(payload)}`);
      await expect(page.locator('h1')).toHaveCount(1);
      const found = await page.evaluate((text) => {
        const reflected = [...document.querySelectorAll('*')].some((element) =>
          [...element.attributes].some(
            ({ name, value }) => /^on/.test(name) || value === `javascript:${text}`,
          ),
        );
        return { ran: '__hostile' in window, reflected, polluted: 'hostile' in {} };
      }, payload);
      expect({ path, ...found }).toEqual({ path, ran: false, reflected: false, polluted: false });
      // A link to the same page in another language carries the parameters of this one, escaped.
      const leadTo = await page.locator('a[href]').evaluateAll((all) =>
        all.map((one) => {
          const { protocol, hostname } = new URL(one.getAttribute('href') ?? '', document.baseURI);
          return `${protocol}//${hostname}`;
        }),
      );
      for (const place of leadTo) expect(place).not.toMatch(/^(javascript|data|vbscript):|evil\.example/i);
    }
  });
}

test('89. a page of another site that frames or opens one of ours sees, hears and holds nothing of it', async ({
  page,
  site,
}) => {
  await page.goto('about:blank');
  await page.setContent(`<iframe src="${site.origin}/subscriptions/manage"></iframe>`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  expect(await page.frames()[1]?.content()).not.toContain('__NEXT_DATA__');

  const opening = page.waitForEvent('popup');
  await page.evaluate((address) => {
    const opened = window.open(address);
    const heard: unknown[] = [];
    window.addEventListener('message', ({ data }) => heard.push(data));
    const word = {
      context: 'subscriptionPages',
      featureName: 'useSubscription',
      subscriptionName: 'onPurchaseUpdate',
    };
    const speak = () => opened?.postMessage({ ...word, params: { type: 'completed' } }, '*');
    const timer = setInterval(speak, 20);
    Object.assign(window, { heard, stop: () => clearInterval(timer) });
  }, `${site.origin}/subscriptions`);
  const opened = await opening;
  await expect(opened.locator('h1')).toHaveCount(1);
  await expect(opened).toHaveURL(/\/subscriptions/);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([]);
});
