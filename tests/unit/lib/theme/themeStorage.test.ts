import { readSavedTheme, readThemeCookie, readThemeParameter, saveTheme } from '@/lib/theme/themeStorage';

function closedStorage(): Storage {
  throw new DOMException('denied', 'SecurityError');
}

afterEach(() => localStorage.clear());

it('gives back the choice that was saved', () => {
  saveTheme('dark');
  expect(readSavedTheme()).toBe('dark');
  saveTheme('system');
  expect(readSavedTheme()).toBe('system');
});

it.each(['<b>', 'da>rk', 'dark/', 'sepia', ''])('ignores the stored value %p', (value) => {
  localStorage.setItem('theme', value);
  expect(readSavedTheme()).toBeNull();
});

it('works without storage', () => {
  expect(() => saveTheme('dark', closedStorage)).not.toThrow();
  expect(readSavedTheme(closedStorage)).toBeNull();
});

it('finds the theme among other cookies', () => {
  expect(readThemeCookie('a=1; ae=d; 7=ff0000')).toBe('d');
  expect(readThemeCookie('bae=d; a=1')).toBeNull();
  expect(readThemeCookie('')).toBeNull();
});

it('ignores cookie and address values holding <, > or /', () => {
  expect(readThemeCookie('ae=<d')).toBeNull();
  expect(readThemeParameter('?kae=d%2F')).toBeNull();
  expect(readThemeParameter('?kae=%3Ed')).toBeNull();
});

it('reads the theme from the address', () => {
  expect(readThemeParameter('?q=a&kae=t')).toBe('t');
  expect(readThemeParameter('')).toBeNull();
});
