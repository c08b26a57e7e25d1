import { language } from '../site/languages/language';
import type { Language } from '../site/languages/languages';
import type { NamedPage } from './legalWords';

/** The drawing beside the title. */
export type LegalPicture = 'privacy' | 'terms' | 'use' | 'access' | 'chat' | 'subscription';

export type LegalPage = {
  /** Folder of the document under `lib/content/legal`. */
  document: string;
  /** The language of the site, except where a page has one of its own. */
  language: Language;
  picture: LegalPicture;
  /** Pages to read next. */
  related: readonly NamedPage[];
};

const subscription = '/pro/privacy-terms';
const us = '/pro/privacy-terms/us';
const nonUs = '/pro/privacy-terms/non-us';

function abroad(own: Language): LegalPage {
  return {
    document: 'subscription-non-us',
    language: own,
    picture: 'subscription',
    related: [us, '/privacy', '/terms', '/acceptable-use'],
  };
}

/** Every legal page with the text it shows. */
export const legalPages = {
  '/privacy': {
    document: 'privacy',
    language,
    picture: 'privacy',
    related: ['/terms', subscription, '/duckai/privacy-terms'],
  },
  '/terms': {
    document: 'terms',
    language,
    picture: 'terms',
    related: ['/privacy', '/acceptable-use', '/accessibility', subscription],
  },
  '/acceptable-use': {
    document: 'acceptable-use',
    language,
    picture: 'use',
    related: ['/terms', '/duckai/privacy-terms', subscription],
  },
  '/accessibility': {
    document: 'accessibility',
    language,
    picture: 'access',
    related: ['/terms', '/privacy', subscription],
  },
  '/duckai/privacy-terms': {
    document: 'chat',
    language,
    picture: 'chat',
    related: ['/privacy', '/acceptable-use', subscription],
  },
  '/pro/privacy-terms': {
    document: 'subscription',
    language,
    picture: 'subscription',
    related: [us, nonUs, '/privacy'],
  },
  '/pro/privacy-terms/us': {
    document: 'subscription-us',
    language,
    picture: 'subscription',
    related: [nonUs, '/privacy', '/terms', '/acceptable-use'],
  },
  '/pro/privacy-terms/non-us': {
    document: 'subscription-languages',
    language,
    picture: 'subscription',
    related: [us, '/privacy', '/terms'],
  },
  '/pro/privacy-terms/non-us/de': abroad('de'),
  '/pro/privacy-terms/non-us/en': abroad('en'),
  '/pro/privacy-terms/non-us/es': abroad('es'),
  '/pro/privacy-terms/non-us/fr': abroad('fr'),
} as const satisfies Record<string, LegalPage>;

export type LegalPath = keyof typeof legalPages;
