import { pseudoText } from 'fake-apps/pseudo/pseudoText';

const long = { kind: 'long', names: ['Teal'] } as const;

it('writes words with accents, longer and in brackets', () => {
  expect(pseudoText('Sign in', long)).toBe('[Šîîĝñ îîñ]');
  expect(pseudoText(' Open the menu\n', long)).toBe(' [Ööpééñ ţĥéé mééñûû]\n');
  const sentence = 'We don’t track you, and we never share what you search for with anybody else.';
  const grown = pseudoText(sentence, long).length / sentence.length;
  expect(grown).toBeGreaterThan(1.3);
  expect(grown).toBeLessThan(1.6);
});

it('leaves names, addresses, figures and its own text as they are', () => {
  expect(pseudoText('Teal’s', long)).toBe('[Teal’š]');
  expect(pseudoText('support@teal.example or /settings', long)).toBe('[support@teal.example ööŕ /settings]');
  for (const text of ['$9.99', 'Teal', '', ' \n', '🇩🇪', pseudoText('Sign in', long)])
    expect(pseudoText(text, long)).toBe(text);
});

it('turns each word around where it is written from right to left', () => {
  expect(pseudoText('in 2 days', { ...long, kind: 'rtl' })).toBe('[\u202Eîîñ\u202C 2 \u202Edââýš\u202C]');
});
