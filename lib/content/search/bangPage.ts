import { brand } from '../brand';

export const bangHero = {
  title: 'Search other sites directly with bangs',
  lead: `Type a bang before your search, and ${brand.search} takes you straight to the results on that site.`,
  label: `Search with ${brand.search}`,
  placeholder: '!w ducks',
  submit: 'Search',
  /** A bang of the list that opens the Wikipedia of the language, with an article that it has. */
  example: { bang: '!w', words: 'ducks', site: 'Wikipedia', address: 'en.wikipedia.org', found: 'Duck' },
  exampleLabel: 'Example: !w ducks opens the article about ducks on Wikipedia',
} as const;

export const bangFacts = {
  title: 'What bangs are',
  items: [
    {
      title: 'An exclamation point and a few letters',
      text: 'They stand for a site. You’ll learn the five you need in a day and can look up the rest here.',
    },
    {
      title: 'Anywhere in your search',
      text: 'At the start, at the end, or in the middle: “ducks !w” does the same thing.',
    },
    {
      title: 'Private on our side',
      text: 'We don’t store which bangs you use. The site you go to sees your visit, like any other.',
    },
  ],
  popularTitle: 'Popular bangs',
} as const;

export const bangList = {
  title: 'All bangs',
  lead: (count: number, categories: number) => `${count} sites in ${categories} categories.`,
  filterLabel: 'Find a bang by name or letters',
  filterPlaceholder: 'Wikipedia, !yt, recipes',
  /** For 0 it must read as for many: the script puts other numbers in its place. */
  found: (count: number) => (count === 1 ? '1 bang' : `${count} bangs`),
  noneTitle: 'No bangs found',
  none: 'Try fewer letters, or suggest the site.',
  suggest: { label: 'Suggest a bang', href: '/bangs/new' },
  suggestTitle: 'Is one missing?',
  browse: 'Categories',
} as const;

export const bangForm = {
  title: 'Suggest a bang',
  lead: 'Fill out four fields. A person reviews every suggestion, and good ones appear in the list within a few weeks.',
  fields: {
    site: { label: 'Site name', hint: 'The name the site uses.', placeholder: 'Open Food Facts' },
    trigger: {
      label: 'Command',
      hint: 'A few letters or digits that are easy to remember.',
      placeholder: '!off',
    },
    url: {
      label: 'Search address',
      hint: 'Search for something on the site, copy the address, and replace your search words with {{{s}}}.',
      placeholder: 'https://example.org/search?q={{{s}}}',
    },
    place: { label: 'Category and subcategory', choose: 'Choose one' },
  },
  errors: {
    site: 'Enter the name of the site.',
    trigger: 'Enter up to 24 letters or digits, without spaces.',
    url: 'Enter a full address that starts with https:// and contains {{{s}}} once, after the site’s domain.',
    place: 'Choose a category.',
  },
  submit: 'Send suggestion',
  sending: 'Sending…',
  note: 'We keep the suggestion and nothing about you.',
  busy: 'That’s a lot for one hour. Thank you! Send the rest later.',
  failed: 'That didn’t work. Everything you typed is still here, so try again.',
  thanksTitle: 'Thank you for the suggestion',
  thanks: 'We’ll review it. If we add it, you’ll find it in the list of all bangs.',
  another: 'Suggest another',
  back: { label: 'All bangs', href: '/bangs' },
  checks: {
    title: 'What makes a good bang',
    items: [
      'The site can be searched with an address, without signing in',
      'Other people would use it, too',
      'The command is short and not in the list yet',
      'It goes to the site itself, not through a tracking link',
    ],
  },
} as const;
