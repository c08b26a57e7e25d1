import { brand } from '../brand';
import { figures, shortCount, shortDollars, spelledCount } from '../figures';
import { reviewedMonth } from '../reviewedFacts';

export const homeHero = {
  title: 'Search without being tracked',
  lead: `${brand.name} finds what you’re looking for and keeps no record of your searches.`,
  /** What our search engine does, where a browser lists it. */
  searchLabel: 'Search the web privately',
  trust: ['No profile', 'No search history', `${spelledCount(figures.monthlySearches)} searches a month`],
  scroll: 'See what else we do',
  /** Names a list of two offers to screen readers. */
  offers: `Get more from ${brand.name}`,
} as const;

/** The words inside the picture of a search page. They are part of a drawing and not read out. */
export const searchPicture = {
  query: 'where do ducks go in winter',
  address: new URL(brand.searchUrl).host,
  answerTitle: 'South, mostly.',
  answerText: 'Many teals fly from northern lakes to mild wetlands.',
  counterLabel: 'trackers on this page',
  counter: '0',
} as const;

export const homeFigures = {
  title: `${brand.name} in numbers`,
  lead: `We count searches and downloads, not people. As of ${reviewedMonth('figures')}.`,
  /** A large figure and, below it, what it counts. */
  items: [
    { value: spelledCount(figures.monthlySearches), label: 'searches a month' },
    { value: spelledCount(figures.monthlyDownloads), label: 'downloads a month' },
    { value: `#${figures.mobileSearchRank}`, label: 'search engine on phones in the US' },
    {
      value: String(figures.ios.rating),
      label: `stars on iOS, from ${shortCount(figures.ios.reviews)} reviews`,
    },
    {
      value: String(figures.android.rating),
      label: `stars on Android, from ${shortCount(figures.android.reviews)} reviews`,
    },
    { value: shortDollars(figures.donatedDollars), label: 'donated to privacy groups' },
  ],
} as const;

export const homeQuestions = {
  title: 'Frequently asked questions',
  items: [
    {
      id: 'how-do-you-earn',
      question: 'How do you make money if you don’t track me?',
      answer:
        'From our subscription, and from ads that match a single search. If you search for hiking boots, you see ads for hiking boots. That doesn’t take a profile.',
    },
    {
      id: 'private-window',
      question: 'Isn’t a private window in my browser enough?',
      answer:
        'It only clears the traces on your own device. Websites, ad networks, and your internet provider can still see what you do.',
    },
    {
      id: 'how-results-compare',
      question: 'Are the results as good?',
      answer:
        'For most searches you won’t notice a difference, except that everyone gets the same results. To search another site directly, use a bang such as !w.',
    },
    {
      id: 'who-owns-you',
      question: 'Does an advertising company own you?',
      answer: `No. ${brand.legalName} is owned by its employees and investors, not by a company that sells personal data.`,
    },
  ],
} as const;
