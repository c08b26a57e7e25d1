import { pageName } from '@/lib/events/pageName';
import { withoutLocale } from '@/lib/url/localePrefix';

it.each([
  ['/de_DE/about', '/about'],
  ['/pt_BR/pro/privacy-terms', '/pro/privacy-terms'],
  ['/fil_PH/', '/'],
  ['/fr_FR', '/'],
  ['/de', '/'],
  ['/de/about', '/about'],
])('takes the language off %s', (path, page) => {
  expect(withoutLocale(path)).toBe(page);
});

it.each(['/', '/about', '/deu', '/de_de/about', '/DE_DE/about', '/about/de_DE', '/de_DEx/about', ''])(
  'finds none in %p',
  (path) => {
    expect(withoutLocale(path)).toBe(path || '/');
  },
);

it.each([
  ['/', 'home'],
  ['', 'home'],
  ['/pro/welcome', 'pro'],
  ['/how-we-work/', 'how-we-work'],
  ['/de_DE/about', 'about'],
  ['/de_DE/', 'home'],
  ['/de/about', 'about'],
])('counts %p as %s: the first segment, or home, in every language (specification §2)', (path, name) => {
  expect(pageName(path)).toBe(name);
});
