import fc from 'fast-check';
import { matchRoute } from '@/server/http/matchRoute';
import { maxPathLength, readUrl, readWithSingleSlashes } from '@/server/http/request/requestAddress';

const odd = [
  undefined,
  '',
  ...'* pro http://site.example/pro ?q=1 // //evil.example /a//b /pro// /. /..'.split(' '),
  ...['/./pro', '/../pro', '/api/../pro', '/api/..', '/pro/.', '/api/%2e%2e/pro', '/api/.%2E/pro', '/%2e'],
  ...['/api\\..\\pro', '/\\evil.example', '/api/%5c..%5cpro', '/api/..%2fpro', '/api%2Fproducts'],
  ...['/pro%', '/pro%2', '/pro%zz', '/pro%ff', '/pro%c0%af', '/pro%00', '/pro%0d%0aset-cookie', '/pro%7f'],
  ...['/pro x', '/pro\u0000', '/p\u00e4', ...'/pro%c2%85 /pro#x /pro?x#y /pro" /pro< /pro^ /pro|'.split(' ')],
  `/${'a'.repeat(maxPathLength)}`,
];

it('113. M5, B1: an address that is too long or not in normal form has no reading', () => {
  for (const target of odd) expect([target, readUrl(target)]).toEqual([target, null]);
});

it('113. M5: every other address is read as it came', () => {
  const plain = [
    '/',
    '/pro',
    '/pro/',
    '/iu/',
    '/api/products/a-b_c.d~e/features',
    "/!$&'()*+,;=:@",
    '/%C3%A4',
  ];
  for (const path of [...plain, `/${'a'.repeat(maxPathLength - 1)}`]) {
    expect(readUrl(path)).toEqual({ path, search: '' });
    expect(readUrl(`${path}?q=..//%2e&r=\\?`)).toEqual({ path, search: '?q=..//%2e&r=\\?' });
  }
});

it('113. M5, B1: the parser of URLs finds the same path wherever there is a reading', () => {
  const piece = fc.constantFrom(
    ...['\t', ' ', '\u00e4'],
    ...'/ // . .. %2e %2E. %5c \\ %2f % %00 %C3%A4 @ : ; # ? api staging a | ^ \' "'.split(' '),
  );
  const target = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);
  fc.assert(
    fc.property(target, (text) => {
      const address = readUrl(text);
      if (!address) return;
      const url = new URL(text, 'http://site.invalid');
      expect([url.host, url.pathname, url.hash]).toEqual(['site.invalid', address.path, '']);
      expect(new URL(`http://staging.invalid${address.path}`).pathname).toBe(address.path);
    }),
    { numRuns: 5000 },
  );
});

it('113. L14: doubled slashes are read as single ones, and nothing else is forgiven with them', () => {
  expect(readWithSingleSlashes('//')).toEqual({ path: '/', search: '' });
  expect(readWithSingleSlashes('//pro///welcome//?x=//')).toEqual({ path: '/pro/welcome/', search: '?x=//' });
  for (const target of ['//../pro', '/\\/pro', '//%2e%2e/pro', `//${'a'.repeat(maxPathLength)}`, 'http://x/'])
    expect([target, readWithSingleSlashes(target)]).toEqual([target, null]);
});

it('115. B2: a dynamic part is what stands in the path at its place', () => {
  const route = '/api/products/[id]/features';
  expect(matchRoute(route, '/api/products/plus%20one/features')).toEqual({ id: 'plus one' });
  expect(matchRoute(route, '/api/products/plus/features/')).toEqual({ id: 'plus' });
  for (const path of [
    '/api/products',
    '/api/products/plus',
    '/api/products/a/b/features',
    '/api/products//features',
  ])
    expect(matchRoute(route, path)).toBeNull();
  expect(matchRoute('/t/*', '/t/x/y')).toEqual({ rest: 'x/y' });
  expect(matchRoute('/t/*', '/tx')).toBeNull();
});
