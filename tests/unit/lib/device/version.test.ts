import * as fc from 'fast-check';
import { compareVersions, isAtLeast, parseVersion } from '@/lib/device/version';

it.each([
  ['17.4.1', [17, 4, 1]],
  ['10_15_7', [10, 15, 7]],
  ['v91', [91]],
  ['140.0.0.0', [140, 0, 0, 0]],
  ['8.1 beta', [8, 1]],
  ['', null],
  ['beta 8', null],
  [null, null],
  [undefined, null],
])('%p is read as %p', (text, version) => {
  expect(parseVersion(text)).toEqual(version);
});

it.each([
  [[10, 2], [10, 10], -1],
  [[11], [10, 15, 7], 1],
  [[10], [10, 0, 0], 0],
  [[], [0], 0],
])('%p against %p', (first, second, sign) => {
  expect(Math.sign(compareVersions(first, second))).toBe(sign);
});

it('an unknown version is given the benefit of the doubt', () => {
  expect(isAtLeast(null, [91])).toBe(true);
  expect(isAtLeast([90, 9], [91])).toBe(false);
  expect(isAtLeast([91], [91])).toBe(true);
});

it('any text gives finite numbers or null', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const part of parseVersion(text) ?? []) expect(Number.isSafeInteger(part)).toBe(true);
    }),
  );
});

it('what is written is read, and the order is the one of numbers', () => {
  const version = fc.array(fc.nat(9999), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(version, version, (first, second) => {
      expect(parseVersion(first.join('.'))).toEqual(first);
      expect(compareVersions(first, first)).toBe(0);
      expect(Math.sign(compareVersions(first, second))).toBe(-Math.sign(compareVersions(second, first)) + 0);
    }),
  );
});
