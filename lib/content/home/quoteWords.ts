export const quotesWords = {
  label: 'Our promises in writing',
  title: 'Our promises, in writing',
  /** What screen readers call the part of the page. */
  roleDescription: 'carousel',
  list: 'Quotes from our policies and terms',
  previous: 'Previous quote',
  next: 'Next quote',
  pause: 'Pause',
  play: 'Play',
  position: (current: number, total: number) => `${current} of ${total}`,
} as const;

/** Each stands in one of our legal texts in the same language, word for word: a unit test looks it up there. */
export const quoteTexts = {
  profile:
    'We do not build a profile of you, and there is no history of your searches to sell, lose, or hand over.',
  counting: 'We count how often pages are seen, never who saw them.',
  nothingToSign: 'You do not have to sign anything, check any boxes, or tell us who you are.',
  limits:
    'Protection against tracking is never complete. We block what we know how to block, and work on the rest.',
} as const;

export const quoteSources = {
  privacy: 'Privacy policy',
  terms: 'Terms of use',
} as const;
