import { pageName } from '@/lib/events/pageName';
import { memoryStorage } from '@/lib/storage/browserStorage';
import { readEnvironmentName } from '@/lib/url/environmentName';
import { withoutLocale } from '@/lib/url/localePrefix';
import { readPairing } from '@/lib/url/pairingCode';
import { readWebUrl } from '@/lib/url/readWebUrl';

describe('the environment (specification §7)', () => {
  it('is staging for the session once the address says so', () => {
    const session = memoryStorage();
    expect(readEnvironmentName('', session)).toBe('production');
    expect(readEnvironmentName('?environment=staging', session)).toBe('staging');
    expect(readEnvironmentName('', session)).toBe('staging');
    expect(session.getItem('environment')).toBe('staging');
    expect(readEnvironmentName('', memoryStorage())).toBe('production');
  });

  it.each(['Staging', 'production', 'staging/', '<staging>', 'stagingx', ''])(
    'is production with environment=%s',
    (value) => {
      const session = memoryStorage();
      session.setItem('environment', 'https://other.example');
      expect(readEnvironmentName(`?environment=${value}`, session)).toBe('production');
      expect(session.getItem('environment')).toBe('https://other.example');
    },
  );
});

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

it('reads the code of the second version before the first, with the signs of base64, of up to 4,000 characters', () => {
  expect(readPairing('#&code=old&code2=bmV3_-')).toEqual({ code: 'bmV3_-', deviceName: null });
  for (const code of ['a+b/c=', 'a'.repeat(4000)]) expect(readPairing(`#code=${code}`)?.code).toBe(code);
});

it.each([
  ...['', '#', '#&', '#&deviceName=Tablet', '#&code=', '#top'],
  ...['<b>x</b>', 'two words', 'a"b', "x'y", 'javascript:1', 'a'.repeat(4001)].map(
    (code) => `#&code=${encodeURIComponent(code)}`,
  ),
])('finds no code in "%s"', (fragment) => {
  expect(readPairing(fragment)).toBeNull();
});

it.each(['<i>me</i>', 'a/b', ' ', 'n'.repeat(61)])('shows no name like "%s"', (name) => {
  expect(readPairing(`#&code=abc&deviceName=${encodeURIComponent(name)}`)).toEqual({
    code: 'abc',
    deviceName: null,
  });
});

it('gives back the address of a web page', () => {
  expect(readWebUrl('https://pond.example/a?b=c')).toBe('https://pond.example/a?b=c');
  expect(readWebUrl('http://pond.example')).toBe('http://pond.example/');
});

it.each([
  null,
  '',
  'pond.example',
  'javascript:alert(1)',
  'data:text/html,hi',
  'https://pond.example/<script>',
  'https://somebody:secret@pond.example/',
  `https://pond.example/${'a'.repeat(2000)}`,
])('drops %s', (value) => {
  expect(readWebUrl(value)).toBeNull();
});
