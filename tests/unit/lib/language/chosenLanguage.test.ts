import { chosenLanguage, keepLanguage, languageToOffer } from '@/lib/language/chosenLanguage';
import { memoryStorage } from '@/lib/storage/browserStorage';

it.each([
  ['en', null, ['de-AT', 'en'], 'de'],
  ['en', null, ['it', 'fr-CA', 'de'], 'fr'],
  ['en', null, ['en-US', 'de'], null],
  ['de', null, ['de'], null],
  ['de', null, ['en-GB'], 'en'],
  ['en', null, ['it', 'pl'], null],
  ['en', null, [], null],
  ['en', 'en', ['de'], null],
  ['en', 'es', ['de'], 'es'],
  ['fr', 'fr', ['de'], null],
] as const)('on a page in %s, chosen %s, preferring %j, offers %s', (shown, chosen, preferred, offered) => {
  expect(languageToOffer(shown, { chosen, preferred })).toBe(offered);
});

it('keeps what was chosen, and reads nothing else', () => {
  const storage = memoryStorage();
  expect(chosenLanguage(storage)).toBeNull();
  keepLanguage(storage, 'fr');
  expect(chosenLanguage(storage)).toBe('fr');
  storage.setItem('language', '<script>');
  expect(chosenLanguage(storage)).toBeNull();
});
