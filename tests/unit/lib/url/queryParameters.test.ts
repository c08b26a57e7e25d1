/** @jest-environment jsdom */
import * as fc from 'fast-check';
import { readQueryParam, updateQueryParams } from '@/lib/url/queryParameters';

beforeEach(() => window.history.replaceState({ kept: true }, '', '/pro?origin=a&plan=yearly#faq'));
afterEach(() => window.history.replaceState(null, '', '/'));

const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('the update-query helper (specification §9)', () => {
  it('sets a parameter in place', () => {
    const entries = window.history.length;
    updateQueryParams(window, 'plan', 'monthly');
    updateQueryParams(window, 'new', 'a b&c');
    expect(address()).toBe('/pro?origin=a&plan=monthly&new=a+b%26c#faq');
    expect(window.history.length).toBe(entries);
    expect(window.history.state).toEqual({ kept: true });
  });

  it.each([
    [null, '/pro?origin=a#faq'],
    [undefined, '/pro?origin=a#faq'],
    ['', '/pro?origin=a&plan=#faq'],
  ])('removes it when the value is missing, and keeps an empty one: %p', (value, left) => {
    updateQueryParams(window, 'plan', value);
    expect(address()).toBe(left);
  });

  it('stays on this host when the path begins with two slashes', () => {
    window.history.replaceState(null, '', `${window.location.origin}//other.example/x`);
    updateQueryParams(window, 'plan', 'yearly');
    expect(window.location.href).toBe('http://localhost//other.example/x?plan=yearly');
  });
});

it('helpers without a window throw (specification §5)', () => {
  expect(() => updateQueryParams(undefined, 'plan', 'yearly')).toThrow('updateQueryParams needs a window');
});

describe('URL values holding <, > or / (specification §5)', () => {
  it.each([
    ['?key=value', 'value'],
    ['key=value', 'value'],
    ['?key=first&key=second', 'first'],
    ['?key=', null],
    ['?other=value', null],
    ['', null],
    ['?key=%', '%'],
  ])('%s gives %p', (search, value) => {
    expect(readQueryParam(search, 'key')).toEqual(value);
  });

  it('any other value is read as it was written', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (value, name) => {
        const read = readQueryParam(`?${new URLSearchParams([[name, value]])}`, name);
        expect(read).toBe(value === '' || /[<>/]/.test(value) ? null : value);
      }),
    );
  });

  it('any address gives a safe value or none', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(readQueryParam(search, 'key') ?? '').not.toMatch(/[<>/]/);
      }),
    );
  });
});
