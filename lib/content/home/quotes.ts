import { quoteSources, quoteTexts } from './quoteWords';

/** One sentence of ours and the document it stands in, word for word: a unit test looks it up there. */
export type OwnQuote = {
  text: string;
  source: string;
  href: string;
  document: keyof typeof quoteSources;
  /** Also told to somebody who has just added the extension. */
  forExtension?: true;
};

type Place = Pick<OwnQuote, 'href' | 'document' | 'forExtension'>;

const places: Readonly<Record<keyof typeof quoteTexts, Place>> = {
  profile: { href: '/privacy#in-short', document: 'privacy', forExtension: true },
  chat: { href: '/duckai/privacy-terms#in-short', document: 'chat' },
  counting: { href: '/privacy#in-short', document: 'privacy', forExtension: true },
  nothingToSign: { href: '/terms#scope', document: 'terms', forExtension: true },
  subscription: { href: '/pro/privacy-terms/us#in-short', document: 'subscription-us' },
  deletion: { href: '/privacy#in-short', document: 'privacy' },
  limits: { href: '/terms#apps', document: 'terms', forExtension: true },
};

const ids = Object.keys(places) as (keyof typeof places)[];

export const quotes: readonly OwnQuote[] = ids.map((id) => {
  const place = places[id];
  return { text: quoteTexts[id], source: quoteSources[place.document], ...place };
});

export const extensionQuotes = quotes.filter(({ forExtension }) => forExtension);
