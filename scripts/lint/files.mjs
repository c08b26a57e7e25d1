/** Where styles are: in style sheets and in components. `npm run lint` also names these paths. */
export const styles = '{styles,components}/**/*.{css,ts,tsx}';

/** Where words for people are. Left out are lists of names, what people search for, and other languages. */
export const peoplesProse = [
  {
    folder: 'lib/content',
    ending: '.ts',
    except:
      /\/(?:phrases|bangs|events|translations)\/|settingLanguages|regions|fonts|searchedWords|languageOffer|vpnLocations\.|vpnPlaceNames\.|mails\/(?:\w+\/)*(?:de|es|fr)\./,
  },
  { folder: 'lib/content/legal', ending: '/en.md' },
  { folder: 'packages/stripe-sandbox/src/words', ending: '.ts', except: /words\/(?:de|es|fr)\// },
  { folder: 'packages/fake-apps/src/drawn', ending: '/words.ts' },
];

/** The same in every language: modules with translations, and what holds all languages itself. */
export const translatedProse = [
  {
    folder: 'lib/content',
    ending: '.ts',
    only: /\/(?:translations|mails)\/|languageOffer|moneyBackTerms|trialTerms/,
  },
  { folder: 'lib/content/legal', ending: '.md' },
  { folder: 'packages/stripe-sandbox/src/words', ending: '.ts' },
  { folder: 'packages/fake-apps/src/drawn', ending: '.ts', only: /words\.ts|languages/ },
];

/** Documents for maintainers. The glossary and the rules for translations hold other languages, and the style sheet the words that it advises against. */
export const maintainersProse = [
  { folder: '.', ending: '.md' },
  { folder: 'docs', ending: '.md', except: /glossary|translating/ },
  { folder: 'server', ending: '/README.md' },
  { folder: 'lib', ending: '/README.md' },
  { folder: 'components', ending: '/README.md' },
];
