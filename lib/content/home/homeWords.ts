import { brand } from '../brand';
import { figures, shortCount, shortDollars, spelledCount } from '../figures';

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
  lead: 'We count searches and downloads, not people.',
  /** A large figure and, below it, what it counts. */
  items: [
    { value: spelledCount(figures.monthlySearches), label: 'searches a month' },
    { value: spelledCount(figures.monthlyDownloads), label: 'downloads a month' },
    { value: `#${figures.mobileSearchRank}`, label: 'search engine on phones in the US' },
    { value: String(figures.rating), label: 'stars on average' },
    { value: String(figures.teamSize), label: 'people on the team' },
    { value: shortDollars(figures.donatedDollars), label: 'donated to privacy groups' },
  ],
  ratings: [
    {
      store: 'iOS',
      name: 'App Store',
      rating: String(figures.ios.rating),
      reviews: `${shortCount(figures.ios.reviews)} reviews`,
    },
    {
      store: 'Android',
      name: 'Google Play',
      rating: String(figures.android.rating),
      reviews: `${shortCount(figures.android.reviews)} reviews`,
    },
  ],
} as const;

export const subscriptionCall = {
  title: 'More protection in one subscription',
  text: `Try ${brand.subscription} free. Cancel anytime, for any reason.`,
  action: { label: 'See plans and prices', href: '/pro' },
  /** For a subscriber, and for anyone signed in. */
  own: {
    text: 'Use it on all your devices, and manage it from your account.',
    action: { label: 'Manage subscription', href: '/subscriptions/manage' },
  },
  features: [
    { label: 'A VPN for all your devices' },
    { label: 'Personal information removal (US)' },
    { label: 'Help after identity theft' },
    { label: `More capable models in ${brand.chat}`, flag: 'usePaidDuckAi' },
  ],
} as const;

export const homeClosing = {
  title: `Get ${brand.browser}`,
  text: 'It’s free on all your devices, and you don’t need an account.',
  all: { label: 'See all downloads', href: '/app/devices' },
} as const;

export const homeQuestions = {
  title: 'Frequently asked questions',
  items: [
    {
      id: 'what-is-it',
      question: `What is ${brand.name}?`,
      answer: `We make a search engine, a browser, an AI chat, and a subscription for people who value their privacy. Everything but the subscription is free.`,
    },
    {
      id: 'how-it-protects',
      question: 'How do you protect my privacy?',
      answer:
        'We don’t tie searches to people, so we have no profile of you. Our browser blocks trackers, removes tracking codes from links, and uses encrypted connections.',
    },
    {
      id: 'everything-blocked',
      question: 'Do you block every tracker?',
      answer:
        'No, and no one can. We block known trackers before they load, add new ones as we find them, and show you what we blocked on each page.',
    },
    {
      id: 'how-many-users',
      question: 'How many people use it?',
      answer: `We can’t tell, because we don’t know who comes back. We do count ${spelledCount(figures.monthlySearches)} searches and ${spelledCount(figures.monthlyDownloads)} downloads a month.`,
    },
    {
      id: 'how-do-you-earn',
      question: 'How do you make money if you don’t track me?',
      answer:
        'From our subscription, and from ads that match a single search. If you search for hiking boots, you see ads for hiking boots. That doesn’t take a profile.',
    },
    {
      id: 'why-change',
      question: 'Why switch from the search engine I have?',
      answer:
        'Most search engines keep your searches, often for years, and use them to shape your results and ads. We don’t.',
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
