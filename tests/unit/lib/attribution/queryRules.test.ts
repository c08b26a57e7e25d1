import * as fc from 'fast-check';
import { fromDefaultSearch, fromHomepage, getSource, getTParam } from '@/lib/attribution/queryRules';
import { onionHost, startHost } from '@/lib/content/site/hosts';
import { isOnionPage, isStartPage } from '@/lib/privacy/visitedHost';

const t = (value: string) => ({ search: `?q=ducks&t=${encodeURIComponent(value)}` });

describe('query parameter t (specification §5)', () => {
  it.each([
    ['h', true, false, ''],
    ['h_', true, false, '_'],
    ['ha', true, false, 'a'],
    ['hk', true, false, 'k'],
    ['hA', false, true, ''],
    ['h1', false, true, ''],
    ['hab', false, true, ''],
    ['ffab', false, true, ''],
    ['osx', false, true, ''],
    ['', false, false, ''],
  ])('%p: from homepage %p, default search %p, variant %p', (value, home, standard, variant) => {
    expect(fromHomepage(t(value))).toBe(home);
    expect(fromDefaultSearch(t(value))).toBe(standard);
    expect(getTParam(t(value), { variantOnly: true })).toBe(variant);
    expect(getTParam(t(value))).toBe(value);
  });

  it('of any address is safe or empty, and of the home page by the letter of the rule', () => {
    const piece = fc.oneof(
      fc.constantFrom('?t=', '&t=', 'h', 'h_', '%68', '%', '+', '<', '#', '%2F', 'T='),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const location = { search: pieces.join('') };
        const value = getTParam(location);
        expect(value).not.toMatch(/[<>/]/);
        expect(getTParam(location, { variantOnly: true })).toMatch(/^[a-z_]?$/);
        expect(fromHomepage(location)).toBe(value !== '' && 'h' === value[0] && /^.[a-z_]?$/.test(value));
        expect(fromDefaultSearch(location)).toBe(value !== '' && !fromHomepage(location));
      }),
    );
  });
});

it.each([
  ['ab', 'ab'],
  ['a', ''],
  ['abc', ''],
  ['AB', ''],
  ['a1', ''],
  ['', ''],
  ['ab\n', ''],
])('query parameter source is accepted only when exactly two lowercase letters: %p', (value, source) => {
  expect(getSource(`?source=${encodeURIComponent(value)}`)).toBe(source);
});

it('start page and onion hosts are known in any case (specification §5)', () => {
  for (const write of [(host: string) => host, (host: string) => host.toUpperCase()]) {
    expect(isStartPage({ hostname: write(startHost) })).toBe(true);
    expect(isOnionPage({ hostname: write(onionHost) })).toBe(true);
  }
  expect(isStartPage({ hostname: `x${startHost}` })).toBe(false);
  expect(isOnionPage({ hostname: `${onionHost}.example` })).toBe(false);
});

it.each([
  ['fromHomepage', fromHomepage],
  ['fromDefaultSearch', fromDefaultSearch],
  ['getTParam', getTParam],
  ['isStartPage', isStartPage],
  ['isOnionPage', isOnionPage],
])('%s throws if no location is supplied (specification §5)', (name, rule) => {
  expect(() => rule(undefined)).toThrow(`${name} needs a location`);
});
