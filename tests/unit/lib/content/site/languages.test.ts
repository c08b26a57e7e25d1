import { alternatesOf, fixedLanguageOf, pathIn, readPath } from '@/lib/content/site/languages/languages';

it.each([
  ['/', '/de'],
  ['/?origin=x', '/de?origin=x'],
  ['/#plans', '/de#plans'],
  ['/pro', '/de/pro'],
  ['/pro?trial=1#plans', '/de/pro?trial=1#plans'],
  ['/pro/privacy-terms/non-us/fr', '/pro/privacy-terms/non-us/fr'],
])('%s is at %s in German, and at its own path in English', (path, german) => {
  expect(pathIn('de', path)).toBe(german);
  expect(pathIn('en', path)).toBe(path);
});

it.each([
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/de?x=/es', 'de', '/?x=/es'],
  ['/fr/pro', 'fr', '/pro'],
  ['/pro', 'en', '/pro'],
  ['/', 'en', '/'],
  ['/design', 'en', '/design'],
  ['/en/pro', 'en', '/en/pro'],
  ['/DE/pro', 'en', '/DE/pro'],
])('%s is in %s, at %s', (local, language, path) => {
  expect(readPath(local)).toEqual({ language, path });
});

it('a page names itself in every language, and English for all others', () => {
  expect(alternatesOf('/pro')).toEqual([
    { language: 'en', path: '/pro' },
    { language: 'de', path: '/de/pro' },
    { language: 'es', path: '/es/pro' },
    { language: 'fr', path: '/fr/pro' },
    { language: 'x-default', path: '/pro' },
  ]);
});

it('a text with an address of its own in each language keeps its language', () => {
  expect(fixedLanguageOf('/pro/privacy-terms/non-us/es')).toBe('es');
  expect(fixedLanguageOf('/pro/privacy-terms/non-us')).toBeNull();
});
