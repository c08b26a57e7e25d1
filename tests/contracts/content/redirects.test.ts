import { goneUrls } from '@/lib/content/site/goneUrls';
import { redirects } from '@/lib/content/site/redirects';
import { routes } from '@/lib/content/site/routes';

const sources = Object.keys(redirects);
const isPage = (path: string) => Object.hasOwn(routes, path);

it('every redirect leads to a page at once, never to another redirect', () => {
  const targets = Object.values(redirects).map((target) => target.split('#')[0] ?? '');
  expect(targets.filter((target) => !isPage(target))).toEqual([]);
  expect(targets.filter((target) => Object.hasOwn(redirects, target))).toEqual([]);
});

it('no redirect and no retired path hides a page, and none is both', () => {
  expect([...sources, ...goneUrls].filter(isPage)).toEqual([]);
  expect(sources.filter((source) => goneUrls.has(source))).toEqual([]);
});

it('older paths are written as requested: without a trailing slash, query or fragment', () => {
  expect([...sources, ...goneUrls].filter((path) => !/^\/[\w./-]*[\w]$/.test(path))).toEqual([]);
});

it('paths that the apps still open are answered', () => {
  for (const path of ['/partner-benefits', '/subscription-support', '/aichat/privacy-terms', '/pro/manage']) {
    expect([path, isPage(path) || Object.hasOwn(redirects, path)]).toEqual([path, true]);
  }
});
