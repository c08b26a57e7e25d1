import type { BangCategory } from './category';

export const translation: BangCategory = {
  name: 'Translation',
  subcategories: {
    Google: [
      ['tr', 'Google Translate', 'translate.google.com/?op=translate&text={{{s}}}'],
      ['trde', 'Google Translate to German', 'translate.google.com/?sl=auto&tl=de&op=translate&text={{{s}}}'],
      ['trfr', 'Google Translate to French', 'translate.google.com/?sl=auto&tl=fr&op=translate&text={{{s}}}'],
      [
        'tres',
        'Google Translate to Spanish',
        'translate.google.com/?sl=auto&tl=es&op=translate&text={{{s}}}',
      ],
      [
        'tren',
        'Google Translate to English',
        'translate.google.com/?sl=auto&tl=en&op=translate&text={{{s}}}',
      ],
      [
        'trja',
        'Google Translate to Japanese',
        'translate.google.com/?sl=auto&tl=ja&op=translate&text={{{s}}}',
      ],
    ],
    General: [
      ['deepl', 'DeepL', 'www.deepl.com/translator#en/de/{{{s}}}'],
      ['linguee', 'Linguee', 'www.linguee.com/english-german/search?query={{{s}}}'],
      ['leo', 'LEO', 'dict.leo.org/englisch-deutsch/{{{s}}}'],
      ['dictcc', 'dict.cc', 'www.dict.cc/?s={{{s}}}'],
      ['reverso', 'Reverso Context', 'context.reverso.net/translation/english-french/{{{s}}}'],
      ['wr', 'WordReference', 'www.wordreference.com/es/translation.asp?tranword={{{s}}}'],
      ['jisho', 'Jisho', 'jisho.org/search/{{{s}}}'],
    ],
  },
};
