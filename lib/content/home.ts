import { brand } from './brand';
import { figures, shortCount, spelledCount } from './figures';

export const homeHero = {
  title: 'Search like nobody’s watching.',
  lead: `Because nobody is. ${brand.name} finds what you ask for and keeps no record that you asked.`,
  searchLabel: 'Search the web in private',
  searchPlaceholder: 'Search in private',
  searchButton: 'Search',
  /** Tells the search engine that the query came from this page. */
  searchSource: 'h_',
  promises: ['No profile', 'No search history', 'No ads that follow you'],
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

export type Product = {
  id: 'search' | 'browser' | 'subscription';
  name: string;
  title: string;
  text: string;
  link: { label: string; href: string };
  badge?: string;
};

export const productsWords = {
  title: 'Three ways to keep to yourself',
  lead: 'Each works alone. Together they cover the search box, the pages behind it and the line in between.',
} as const;

export const products: readonly Product[] = [
  {
    id: 'search',
    name: brand.search,
    title: 'Answers, not a file on you',
    text: 'Full results for the whole web. Ads follow the words you typed, never the person who typed them.',
    link: { label: 'Start a search', href: brand.searchUrl },
  },
  {
    id: 'browser',
    name: brand.browser,
    title: 'Trackers stop at the door',
    text: 'Hidden trackers, nosy cookies and pop-ups are blocked before a page loads. One press clears the rest.',
    link: { label: 'How it protects you', href: brand.helpUrl },
  },
  {
    id: 'subscription',
    name: brand.subscription,
    title: 'Cover for the rest of your life online',
    text: `A VPN, your data off broker sites, help after identity theft and better models in ${brand.chat}.`,
    link: { label: 'See what is in it', href: '/pro' },
    badge: 'Try free',
  },
];

export const homeFigures = {
  title: 'Quietly, a lot of people',
  lead: 'We count what is done, never who did it.',
  items: [
    { value: spelledCount(figures.monthlySearches), label: 'searches a month' },
    { value: spelledCount(figures.monthlyDownloads), label: 'downloads a month' },
    { value: `#${figures.mobileSearchRank}`, label: 'search engine on phones' },
    { value: String(figures.rating), label: 'stars, on average' },
    { value: String(figures.teamSize), label: 'people on the team' },
    { value: `$${shortCount(figures.donatedDollars)}`, label: 'given to privacy groups' },
  ],
  ratings: [
    {
      store: 'iOS',
      rating: String(figures.ios.rating),
      reviews: `${shortCount(figures.ios.reviews)} reviews`,
    },
    {
      store: 'Android',
      rating: String(figures.android.rating),
      reviews: `${shortCount(figures.android.reviews)} reviews`,
    },
  ],
} as const;

export const subscriptionCall = {
  title: 'One subscription. Four fewer worries.',
  text: `${brand.subscription} comes with a free trial. Cancel whenever you like, for any reason or none.`,
  action: { label: 'See plans and prices', href: '/pro' },
  second: { label: 'I have a subscription', href: '/subscriptions/activate' },
  features: [
    { icon: 'globe', label: 'A VPN for every device' },
    { icon: 'eraser', label: 'Your data off broker sites' },
    { icon: 'identity', label: 'Help after identity theft' },
    { icon: 'chat', label: `Better models in ${brand.chat}` },
  ],
} as const;

export const homeQuestions = {
  title: 'Fair questions',
  items: [
    {
      id: 'what-is-it',
      question: `What is ${brand.name}?`,
      answer: `A company that makes a search engine, a browser and a subscription for people who would rather not be watched. The search engine and the browser are free.`,
    },
    {
      id: 'how-do-you-earn',
      question: 'How do you make money if you do not track me?',
      answer:
        'With ads that match the words of one search, and with the subscription. An ad for hiking boots next to a search for hiking boots needs no file on the person searching.',
    },
    {
      id: 'what-do-you-keep',
      question: 'What do you keep about my searches?',
      answer:
        'Nothing that leads back to you. A search is answered and let go: no history, no account, no identifier that would tie today’s search to yesterday’s.',
    },
    {
      id: 'private-window',
      question: 'Is a private window in my old browser not enough?',
      answer:
        'It clears the traces on your own device. The sites you visit, the networks that run their ads and your connection still see you. We work on those.',
    },
    {
      id: 'everything-blocked',
      question: 'Do you block every tracker?',
      answer:
        'No, and nobody honest will say so. We block the ones that are known before they load, follow up on new ones, and let you see what was stopped on each page.',
    },
    {
      id: 'what-does-it-cost',
      question: 'What does the subscription cost?',
      answer:
        'The price for your country, tax included, stands on the page of the subscription before you type anything. There is a free trial, and the saving shown for a year is the real one.',
    },
  ],
} as const;
