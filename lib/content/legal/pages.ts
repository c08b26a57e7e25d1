import type { Language } from '../site/languages';

/** The drawing beside the title. */
export type LegalPicture = 'privacy' | 'terms' | 'use' | 'chat' | 'subscription';

export type LegalPage = {
  /** Folder of the document under `lib/content/legal`. */
  document: string;
  language: Language;
  picture: LegalPicture;
  /** Pages to read next. */
  related: readonly string[];
};

const subscription = '/pro/privacy-terms';
const us = '/pro/privacy-terms/us';
const nonUs = '/pro/privacy-terms/non-us';

function abroad(language: Language): LegalPage {
  return {
    document: 'subscription-non-us',
    language,
    picture: 'subscription',
    related: [us, '/privacy', '/terms', '/acceptable-use'],
  };
}

/** Every legal page with the text it shows. */
export const legalPages = {
  '/privacy': {
    document: 'privacy',
    language: 'en',
    picture: 'privacy',
    related: ['/terms', subscription, '/duckai/privacy-terms'],
  },
  '/terms': {
    document: 'terms',
    language: 'en',
    picture: 'terms',
    related: ['/privacy', '/acceptable-use', subscription],
  },
  '/acceptable-use': {
    document: 'acceptable-use',
    language: 'en',
    picture: 'use',
    related: ['/terms', '/duckai/privacy-terms', subscription],
  },
  '/duckai/privacy-terms': {
    document: 'chat',
    language: 'en',
    picture: 'chat',
    related: ['/privacy', '/acceptable-use', subscription],
  },
  '/pro/privacy-terms': {
    document: 'subscription',
    language: 'en',
    picture: 'subscription',
    related: [us, nonUs, '/privacy'],
  },
  '/pro/privacy-terms/us': {
    document: 'subscription-us',
    language: 'en',
    picture: 'subscription',
    related: [nonUs, '/privacy', '/terms', '/acceptable-use'],
  },
  '/pro/privacy-terms/non-us': {
    document: 'subscription-languages',
    language: 'en',
    picture: 'subscription',
    related: [us, '/privacy', '/terms'],
  },
  '/pro/privacy-terms/non-us/de': abroad('de'),
  '/pro/privacy-terms/non-us/en': abroad('en'),
  '/pro/privacy-terms/non-us/es': abroad('es'),
  '/pro/privacy-terms/non-us/fr': abroad('fr'),
} as const satisfies Record<string, LegalPage>;

export type LegalPath = keyof typeof legalPages;
