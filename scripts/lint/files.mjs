/** Where styles are: in style sheets and in components. `npm run lint` also names these paths. */
export const styles = '{styles,components}/**/*.{css,ts,tsx}';

/** Where words for people are. Left out are lists of names, what people search for, and other languages. */
export const peoplesProse = [
  {
    folder: 'lib/content',
    ending: '.ts',
    except:
      /\/(?:events|translations)\/|settingLanguages|regions|fonts|searchedWords|languageOffer|countryRuleSources|vpnLocations\.|vpnPlaceNames\.|mails\/(?:\w+\/)*(?:de|es|fr)\./,
  },
  { folder: 'lib/content/company', ending: '.json' },
  { folder: 'lib/content/legal', ending: '/en.md' },
  { folder: 'packages/stripe-sandbox/src/words', ending: '.ts', except: /words\/(?:de|es|fr)\// },
  { folder: 'packages/fake-apps/src/drawn', ending: '/words.ts' },
];

/** Documents for maintainers. The glossary and the rules for translations hold other languages, and the style sheet the words that it advises against. */
export const maintainersProse = [
  { folder: '.', ending: '.md' },
  { folder: 'docs', ending: '.md', except: /glossary|translating/ },
  { folder: 'server', ending: '/README.md' },
  { folder: 'lib', ending: '/README.md' },
  { folder: 'components', ending: '/README.md' },
  { folder: 'scripts', ending: '/README.md' },
];
