/** One sentence of ours and the document it stands in, word for word: a unit test looks it up there. */
export type OwnQuote = {
  text: string;
  source: string;
  href: string;
  document: string;
  /** Also told to somebody who has just added the extension. */
  forExtension?: true;
};

export const quotesWords = {
  label: 'Our promises in writing',
  title: 'Our promises, in writing',
  roleDescription: 'carousel',
  list: 'Quotes from our policies and terms',
  previous: 'Previous quote',
  next: 'Next quote',
  pause: 'Pause',
  play: 'Play',
  position: (current: number, total: number) => `${current} of ${total}`,
} as const;

export const quotes: readonly OwnQuote[] = [
  {
    text: 'We do not build a profile of you, and there is no history of your searches to sell, lose, or hand over.',
    source: 'Privacy policy',
    href: '/privacy#in-short',
    document: 'privacy',
    forExtension: true,
  },
  {
    text: 'Your questions and the answers are not stored by us and are not used to train models.',
    source: 'AI chat privacy and terms',
    href: '/duckai/privacy-terms#in-short',
    document: 'chat',
  },
  {
    text: 'We count how often pages are seen, never who saw them.',
    source: 'Privacy policy',
    href: '/privacy#in-short',
    document: 'privacy',
    forExtension: true,
  },
  {
    text: 'You do not have to sign anything, check any boxes, or tell us who you are.',
    source: 'Terms of use',
    href: '/terms#scope',
    document: 'terms',
    forExtension: true,
  },
  {
    text: 'The VPN keeps no logs. Personal information removal works on your own computer, and your details stay there.',
    source: 'Subscription in the United States',
    href: '/pro/privacy-terms/us#in-short',
    document: 'subscription-us',
  },
  {
    text: 'You can delete that account yourself, at any time, without asking us.',
    source: 'Privacy policy',
    href: '/privacy#in-short',
    document: 'privacy',
  },
  {
    text: 'Protection against tracking is never complete. We block what we know how to block, and work on the rest.',
    source: 'Terms of use',
    href: '/terms#apps',
    document: 'terms',
    forExtension: true,
  },
];

export const extensionQuotes = quotes.filter(({ forExtension }) => forExtension);
