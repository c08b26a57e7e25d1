import { readPath } from '@/lib/content/site/languages/languages';
import { redirects } from '@/lib/content/site/redirects';
import { routeAt } from '@/lib/content/site/routes';
import { redirectTarget } from '@/server/site/redirectTarget';

const lead = (path: string) => redirectTarget(path, (page) => routeAt(readPath(page).path) !== null);

it.each([
  ['/Pro', '/pro'],
  ['/PRIVACY', '/privacy'],
  ['/subscriptions/Manage', '/subscriptions/manage'],
  ['/DE/Pro', '/de/pro'],
  ['/De', '/de'],
  ['/de_de/pro', '/de/pro'],
  ['/EN/pro', '/pro'],
  ['/About-Us', '/about'],
  ['/en/about', '/about'],
  ['/de_DE', '/de'],
  ['/fr_FR/', '/fr'],
  ['/es_ES/privacy-policy', '/es/privacy'],
  ['/it_IT/about', '/about'],
  ['/de_DE/pro/privacy-terms/non-us', '/pro/privacy-terms/non-us/de'],
  ['/fr_CA/pro/privacy-terms/non-us/', '/pro/privacy-terms/non-us/fr'],
  ['/it_IT/pro/privacy-terms/non-us', '/pro/privacy-terms/non-us'],
  ['/de/pro/privacy-terms/non-us/fr', '/pro/privacy-terms/non-us/fr'],
  // Every page of help that an app links to.
  ['/duckduckgo-help-pages', '/help'],
  ['/duckduckgo-help-pages/privacy-pro/vpn/split-tunneling/', '/help'],
  ['/de/duckduckgo-help-pages/privacy-pro/', '/de/help'],
  ['/fr_FR/duckduckgo-help-pages/privacy-pro/', '/fr/help'],
  ...". , ) %20 ; ' %22 %3E ! : %E2%80%9D %C2%A0 / /) ). %22%3E"
    .split(' ')
    .map((end): [string, string] => [`/pro${end}`, '/pro']),
  ['/de/pro).', '/de/pro'],
  ['/,', '/'],
])('%s leads to %s', (path, page) => {
  expect(lead(path)).toBe(page);
});

it.each([
  '/pro',
  '/de/pro',
  '/API/products',
  '/api/products.',
  '/Country.json',
  '/robots.txt.',
  '/ICONS/icon-192.png',
  '/nothing.',
  '/pro.html',
  '/pro%2F%2Fevil.example',
  '/evil.example,',
  '/de_DE/nothing',
  '/xx_YYpro',
  '/duckduckgo-help-pagesx',
  '/help/duckduckgo-help-pages/',
])('%s leads nowhere', (path) => {
  expect(lead(path)).toBeNull();
});

it('every old address leads on in capitals, too', () => {
  for (const [from, to] of Object.entries(redirects))
    expect([from, lead(from.toUpperCase())]).toEqual([from, to]);
});
