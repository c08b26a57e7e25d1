/** @jest-environment jsdom */
import * as fc from 'fast-check';
import { cookieText, readCookie, sessionCookies } from '@/lib/storage/cookies';

it.each([
  ['ae=d', 'ae', 'd'],
  ['x=1; ae=d; y=2', 'ae', 'd'],
  ['xae=d', 'ae', null],
  ['ae', 'ae', null],
  ['ae=', 'ae', null],
  ['', 'ae', null],
  ['ae=a=b', 'ae', 'a=b'],
  ['ae=%E0%A4%A', 'ae', '%E0%A4%A'],
])('%p has %s: %p', (cookies, name, value) => {
  expect(readCookie(cookies, name)).toBe(value);
});

it.each([
  ['https:', 'ae=d; Path=/; SameSite=Lax; Secure; Max-Age=31536000'],
  ['http:', 'ae=d; Path=/; SameSite=Lax; Max-Age=31536000'],
])('is Secure on https alone, since some browsers keep no such cookie elsewhere: %s', (protocol, text) => {
  expect(cookieText('ae', 'd', { protocol })).toBe(text);
});

it('what is written is read, and no value reaches past its cookie', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
      const text = cookieText('ae', value);
      expect(text.split('; ')).toHaveLength(4);
      expect(readCookie(text.split(';')[0] ?? '', 'ae')).toBe(/[<>/]/.test(value) ? null : value);
    }),
  );
});

it('of any cookies, however broken, a value is safe or none (specification §5)', () => {
  const unit = fc.constantFrom('ae', '7', 'constructor', '=', ';', ' ', '%', '3C', '2f', 'E0', '<', '\u0000');
  const cookies = fc.oneof(fc.string({ unit }), fc.string());
  fc.assert(
    fc.property(cookies, fc.constantFrom('ae', '7', 'constructor'), (text, name) => {
      const value = readCookie(text, name);
      expect(value === null || !/[<>/]/.test(value)).toBe(true);
      expect(value).not.toBe('');
    }),
  );
});

it('cookies of the session keep any value for the next page, and say so where there is no room', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
      sessionCookies().setItem('key', value);
      expect(sessionCookies().getItem('key')).toBe(value);
    }),
  );
  sessionCookies().removeItem('key');
  expect(document.cookie).toBe('');
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  expect(() => sessionCookies().setItem('key', 'value')).toThrow('not kept');
  jest.restoreAllMocks();
});
