import { buyingWords } from '@/lib/content/subscription/pro';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { startSite } from '../../fixtures/site/site';
import { ask } from './ask';

const site = openForAllTests(() => startSite());

const get = (path: string, country: string, headers = {}) =>
  ask(site.origin + path, { headers: { 'x-country': country, ...headers } });
const button = /<button[^>]*type="submit"[^>]*>/;

it.each([
  ['/pro', 'US', 'Try it free for 7 days', '$99.99', 'Tax included.', null],
  ['/pro', 'CA', 'Try it free for 7 days', '$139.99', 'Tax included.', 'You have 14 days to withdraw.'],
  ['/pro', 'GB', 'Order with obligation to pay', '£99.99', 'VAT included.', 'You have 14 days to withdraw.'],
  ['/pro', 'IT', 'Order with obligation to pay', '€99.99', 'VAT included.', 'You have 14 days to withdraw.'],
  ['/de/pro', 'DE', 'Zahlungspflichtig bestellen', '99,99\u00a0€', 'Inkl. MwSt.', 'Sie können 14 Tage lang'],
  [
    '/fr/pro',
    'FR',
    'Commander avec obligation de paiement',
    '99,99\u00a0€',
    'Prix TTC.',
    '14 jours pour vous',
  ],
  [
    '/es/pro',
    'ES',
    'Suscribirme con obligación de pago',
    '99,99\u00a0€',
    'IVA incluido.',
    '14 días para desistir',
  ],
])(
  '%s has price, button and rules of %s in its first answer',
  async (path, country, label, price, tax, withdrawal) => {
    const page = await get(path, country);
    for (const said of [label, price, tax]) expect(page.text).toContain(said);
    if (withdrawal === null) expect(page.text).not.toContain('days to withdraw.');
    else expect(page.text).toContain(withdrawal);
    expect(page.text).toMatch(/<form [^>]*action="#plans" method="post"/);
    expect(button.exec(page.text)?.[0]).not.toContain('disabled');
    expect(page.text).not.toContain(buyingWords.priceLoading);
    expect(page.headers['cache-control']).toBe('private, no-cache');
  },
);

it('is the same for everybody of one market, and nobody else', async () => {
  const tags = await Promise.all(
    ['DE', 'FR', 'US', 'BR', 'BR', 'IN'].map(async (country) => (await get('/pro', country)).headers.etag),
  );
  expect([tags[0] === tags[1], tags[3] === tags[4], new Set(tags).size]).toEqual([true, true, 4]);
  const again = await get('/pro', 'FR', { 'if-none-match': String(tags[0]) });
  expect([again.status, (await get('/pro', 'US', { 'if-none-match': String(tags[0]) })).status]).toEqual([
    304, 200,
  ]);
});

it('has the form to leave an address where nothing is sold, with the country in its text and data', async () => {
  const { text } = await get('/pro', 'BA');
  const { title } = buyingWords.notSold;
  expect(text).toContain(title('Bosnia &amp; Herzegovina'));
  expect(text).toContain('{"kind":"notSold","country":"BA","name":"Bosnia & Herzegovina"}');
  // A part that a script would have to put in its place is hidden without one.
  expect(text).not.toContain('<div hidden');
  expect(text).toMatch(
    /<form [^>]*action="\/pro\/notify\/request" method="post".*name="country" value="BA"/s,
  );
});

it.each([
  ['a country without a name', '/pro', 'QQ'],
  ['a visit to the staging services', '/pro?environment=staging', 'US'],
  ['a forced state', '/pro?state=pro-not-sold', 'US'],
])('leaves %s to the script of the page', async (_what, path, country) => {
  expect((await get(path, country)).text).toContain(buyingWords.priceLoading);
});

it('has no other URL', async () => {
  for (const path of ['/pro/USD', '/pro/none', '/de/pro/EUR'])
    expect((await get(path, 'US')).status).toBe(404);
});

it('answers its form in the language and with the prices of the visitor, plan and sentence included', async () => {
  const { status, text } = await ask(`${site.origin}/de/pro`, {
    method: 'POST',
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
      'x-country': 'DE',
    },
    body: 'billing_period=monthly',
  });
  expect(status).toBe(403);
  expect(text).toContain('<main data-answer="form-failed"');
  expect(text).toContain('99,99\u00a0€');
  expect(/<input[^>]*value="monthly"[^>]*>/.exec(text)?.[0]).toContain('checked=""');
  expect(/<input[^>]*value="yearly"[^>]*>/.exec(text)?.[0]).not.toContain('checked');
});
