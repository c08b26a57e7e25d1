import { brand } from '../brand';

export const bangHero = {
  title: 'Skip the results. Go straight to the site.',
  lead: `Write a bang before your words and ${brand.search} hands the search to that site. No detour, no results page.`,
  label: `Search with ${brand.search}`,
  placeholder: '!w ducks',
  submit: 'Search',
  example: { bang: '!w', words: 'ducks', site: 'Wikipedia', address: 'en.wikipedia.org', found: 'Duck' },
  exampleLabel: 'An example: !w ducks opens the article about ducks on Wikipedia',
} as const;

export const bangFacts = {
  title: 'What bangs are',
  items: [
    {
      title: 'An exclamation mark and a few letters',
      text: 'They name a site. You learn the five you need in a day, and look up the rest here.',
    },
    {
      title: 'Anywhere in your words',
      text: 'At the start, at the end or in the middle: “ducks !w” does the same.',
    },
    {
      title: 'Private up to the door',
      text: 'We do not store which bang you use. The site you land on sees your visit, like any other.',
    },
  ],
  popularTitle: 'Good ones to start with',
} as const;

export const bangList = {
  title: 'All bangs',
  lead: (count: number, categories: number) => `${count} sites in ${categories} categories.`,
  filterLabel: 'Find a bang by its name or letters',
  filterPlaceholder: 'Wikipedia, !yt, recipes',
  found: (count: number) => (count === 1 ? '1 bang' : `${count} bangs`),
  noneTitle: 'No bang for that yet',
  none: 'Try fewer letters, or suggest the site.',
  suggest: { label: 'Suggest a bang', href: '/bangs/new' },
  suggestTitle: 'Is one missing?',
  browse: 'Categories',
} as const;

export const bangForm = {
  title: 'Suggest a bang',
  lead: 'Four fields. A person looks at each suggestion, and good ones appear in the list within a few weeks.',
  fields: {
    site: { label: 'Name of the site', hint: 'As the site calls itself.', placeholder: 'Open Food Facts' },
    trigger: {
      label: 'Command',
      hint: 'A few letters or digits that are easy to remember.',
      placeholder: '!off',
    },
    url: {
      label: 'Search address',
      hint: 'Search for something on the site, copy the address, and put {{{s}}} where your words stand.',
      placeholder: 'https://example.org/search?q={{{s}}}',
    },
    place: { label: 'Category and subcategory', choose: 'Choose one' },
  },
  errors: {
    site: 'Please enter the name of the site.',
    trigger: 'Please enter up to 24 letters or digits, without spaces.',
    url: 'Please enter a whole address that starts with https:// and holds {{{s}}} once, after the name of the site.',
    place: 'Please choose where it belongs.',
  },
  submit: 'Send suggestion',
  sending: 'Sending…',
  note: 'We keep the suggestion and nothing about you.',
  busy: 'That was a lot for one hour, thank you. Please send the rest later.',
  failed: 'It did not go through. Everything you typed is still there: please try again.',
  thanksTitle: 'Thank you, it is noted',
  thanks: 'Somebody will look at it. If it makes the list, you will find it on the page of all bangs.',
  another: 'Suggest another',
  back: { label: 'All bangs', href: '/bangs' },
  checks: {
    title: 'What makes a good one',
    items: [
      'The site can be searched by an address, without signing in',
      'People other than you would use it',
      'The command is short and not in the list yet',
      'It leads to the site itself, not through a counting link',
    ],
  },
} as const;
