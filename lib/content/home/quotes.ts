import { quoteSources, quoteTexts } from './quoteWords';

/** One sentence of ours and the document it stands in, word for word: a unit test looks it up there. */
export type OwnQuote = {
  text: string;
  source: string;
  href: string;
  document: keyof typeof quoteSources;
};

type Place = Pick<OwnQuote, 'href' | 'document'>;

const places: Readonly<Record<keyof typeof quoteTexts, Place>> = {
  profile: { href: '/privacy#in-short', document: 'privacy' },
  counting: { href: '/privacy#in-short', document: 'privacy' },
  nothingToSign: { href: '/terms#scope', document: 'terms' },
  limits: { href: '/terms#apps', document: 'terms' },
};

const ids = Object.keys(places) as (keyof typeof places)[];

export const quotes: readonly OwnQuote[] = ids.map((id) => {
  const place = places[id];
  return { text: quoteTexts[id], source: quoteSources[place.document], ...place };
});
