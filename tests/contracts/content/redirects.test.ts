import { goneUrls } from '@/lib/content/site/goneUrls';
import { redirectedSections, redirects } from '@/lib/content/site/redirects';
import { routes } from '@/lib/content/site/routes';

const sections = Object.keys(redirectedSections);
const sources = [...Object.keys(redirects), ...sections];
const targetOf = new Map<string, string>(Object.entries({ ...redirects, ...redirectedSections }));
const isPage = (path: string) => Object.hasOwn(routes, path);

it('every redirect leads to a page at once, never to another redirect', () => {
  const targets = [...targetOf.values()].map((target) => target.split('#')[0] ?? '');
  expect(targets.filter((target) => !isPage(target))).toEqual([]);
  expect(targets.filter((target) => targetOf.has(target))).toEqual([]);
});

it('no redirect and no retired path hides a page, and none is both', () => {
  expect([...sources, ...goneUrls].filter(isPage)).toEqual([]);
  expect(sources.filter((source) => goneUrls.has(source))).toEqual([]);
});

it('older paths are written as requested: without a trailing slash, query or fragment', () => {
  expect([...sources, ...goneUrls].filter((path) => !/^\/[\w./-]*[\w]$/.test(path))).toEqual([]);
});

it('a section that is answered by one page is a single segment, and holds no page or older path of its own', () => {
  expect(sections.filter((section) => !/^\/[\w-]+$/.test(section))).toEqual([]);
  const others = [...Object.keys(routes), ...Object.keys(redirects), ...goneUrls];
  expect(
    others.filter((path) => sections.some((section) => path === section || path.startsWith(`${section}/`))),
  ).toEqual([]);
});

it('paths that the apps still open are answered', () => {
  for (const path of ['/partner-benefits', '/subscription-support', '/aichat/privacy-terms', '/pro/manage']) {
    expect([path, isPage(path) || Object.hasOwn(redirects, path)]).toEqual([path, true]);
  }
});
