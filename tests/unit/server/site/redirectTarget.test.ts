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
  ...[
    '.',
    ',',
    ')',
    '%20',
    ';',
    "'",
    '%22',
    '%3E',
    '!',
    ':',
    '%E2%80%9D',
    '%C2%A0',
    '/',
    '/)',
    ').',
    '%22%3E',
  ].map((end): [string, string] => [`/pro${end}`, '/pro']),
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
])('%s leads nowhere', (path) => {
  expect(lead(path)).toBeNull();
});

it('every old address leads on in capitals, too', () => {
  for (const [from, to] of Object.entries(redirects))
    expect([from, lead(from.toUpperCase())]).toEqual([from, to]);
});
