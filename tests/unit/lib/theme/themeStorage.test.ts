import { readSavedTheme, saveTheme } from '@/lib/theme/themeStorage';

it('works without storage', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(() => saveTheme('dark', closed)).not.toThrow();
  expect(readSavedTheme(closed)).toBeNull();
});
