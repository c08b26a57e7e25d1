/** @jest-environment jsdom */

import { type Route, routes } from '@/lib/content/site/routes';
import { speculationRules } from '@/lib/content/site/speculationRules';

const [rule] = JSON.parse(speculationRules).prerender;
const [pages, { not: left }] = rule.where.and;
const records = Object.values<Route>(routes);

function linkTo(href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  return link;
}

it('lets a browser prepare what a visitor is about to open, with or without a query', () => {
  expect(rule.eagerness).toBe('moderate');
  expect(pages.href_matches).toEqual(['/*', '/*\\?*']);
  for (const path of ['/', '/about', '/mac', '/privacy', '/bangs', '/settings?kl=us-en'])
    expect(linkTo(path).matches(left.selector_matches)).toBe(false);
});

it.each(records.filter(({ kind }) => kind === 'flow').map(({ path }) => path))(
  'leaves %s to the visitor, since it opens sessions',
  (path) => {
    expect(linkTo(path).matches(left.selector_matches)).toBe(true);
    expect(linkTo(`${path}?origin=funnel_home`).matches(left.selector_matches)).toBe(true);
  },
);

it('leaves files and other windows to the visitor', () => {
  const download = linkTo('/installer');
  download.download = '';
  const elsewhere = linkTo('/about');
  elsewhere.target = '_blank';
  for (const link of [download, elsewhere, linkTo('/press/press-kit.zip'), linkTo('/updates.xml')])
    expect(link.matches(left.selector_matches)).toBe(true);
});
