import { localeOf } from '@/server/http/caller';
import { acceptedEncoding, holdsCurrent, prefersPage } from '@/server/http/request/negotiation';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['BR;Q=0.0, *', 'gzip'],
  ['gzip;q=0.5, br;q=0.1', 'gzip'],
  ['gzip;q=0.5,br;q=0.5', 'br'],
  ['gzip;q=0.001', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity;q=0', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['brotli, x-br', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('147. B10: of brotli and gzip, "%s" gets %s', (sent, expected) => {
  expect(acceptedEncoding(sent, ['br', 'gzip'])).toBe(expected);
});

it('147. B10: a coding that is not offered is never chosen', () => {
  expect(acceptedEncoding('br, gzip;q=0.1', ['gzip'])).toBe('gzip');
  expect(acceptedEncoding('br, gzip', [])).toBe('identity');
});

const tag = '"abc-br"';
it.each([
  [tag, true],
  [`W/${tag}`, true],
  [`"other", W/"more",${tag}`, true],
  [`  "other" ,  W/${tag}  `, true],
  ['*', true],
  ['"abc"', false],
  ['"abc-gzip"', false],
  ['abc-br', false],
  ['"ABC-BR"', false],
  ['', false],
])('147. B10: who sends If-None-Match %s holds it: %s', (sent, expected) => {
  expect(holdsCurrent(sent, tag)).toBe(expected);
});

it.each([
  ['', 'de-AT,de;q=0.9', 'de'],
  ['', 'fr;q=0.2, es', 'es'],
  ['', 'de;q=0, fr;q=0.1', 'fr'],
  ['', 'pt, *;q=0.1', 'en'],
  ['', 'ES-mx', 'es'],
  ['', 'pt', 'en'],
  ['', null, 'en'],
  ['?locale=fr_CA', 'de', 'fr'],
  ['?locale=pt', 'de', 'de'],
])('147. B10: mails for %s and Accept-Language %s are in %s', (query, sent, expected) => {
  expect(localeOf({ query: new URLSearchParams(query), header: () => sent })).toBe(expected);
});

it.each([
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
  ['text/html', true],
  ['TEXT/HTML', true],
  ['application/json, text/html;q=0.9', false],
  ['application/json, text/html;q=0', false],
  ['*/*', false],
  [null, false],
])('147. B10: who accepts %s is shown a page: %s', (sent, expected) => {
  expect(prefersPage(sent)).toBe(expected);
});

it('147. B10: of a header that no browser sends only the start is read', () => {
  expect(acceptedEncoding(`${'x,'.repeat(200)}br`, ['br', 'gzip'])).toBe('br');
  expect(acceptedEncoding(`${'x,'.repeat(8000)}br`, ['br', 'gzip'])).toBe('identity');
});
