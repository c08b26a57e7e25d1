import { brand } from './brand';
import { figures, shortCount, spelledCount } from './figures';

export const homeHero = {
  title: 'Search like nobody’s watching.',
  lead: `Because nobody is. ${brand.name} finds what you ask for and keeps no record that you asked.`,
  searchLabel: 'Search the web in private',
  trust: ['No profile', 'No search history', `${spelledCount(figures.monthlySearches)} searches a month`],
  scroll: 'See what else we do',
  offers: `Make ${brand.name} your own`,
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
  title: 'One subscription. Four fewer worries.',
  text: `${brand.subscription} comes with a free trial. Cancel whenever you like, for any reason or none.`,
  action: { label: 'See plans and prices', href: '/pro' },
  second: { label: 'I have a subscription', href: '/subscriptions/activate' },
  features: [
    { label: 'A VPN for every device' },
    { label: 'Your data off broker sites' },
    { label: 'Help after identity theft' },
    { label: `Better models in ${brand.chat}` },
  ],
} as const;

export const homeClosing = {
  title: 'Your turn to go unnoticed',
  text: 'Free, on every device you have. No account to open, none to close.',
  all: { label: 'Every other device', href: '/app/devices' },
} as const;

export const homeQuestions = {
  title: 'Fair questions',
  items: [
    {
      id: 'what-is-it',
      question: `What is ${brand.name}?`,
      answer: `A company that makes a search engine, a browser, an AI chat, and a subscription for people who would rather not be watched. Only the subscription isn’t free.`,
    },
    {
      id: 'how-it-protects',
      question: 'How do you protect me?',
      answer:
        'We start by not knowing you: no search is tied to a person. The browser then blocks trackers, trims links, and moves pages to encrypted connections.',
    },
    {
      id: 'everything-blocked',
      question: 'Do you block every tracker?',
      answer:
        'No, and nobody honest says so. We block known trackers before they load, keep up with new ones, and show you what was stopped on each page.',
    },
    {
      id: 'how-many-users',
      question: 'How many people use it?',
      answer: `We can’t tell, because we don’t know who comes back. What we count: ${spelledCount(figures.monthlySearches)} searches and ${spelledCount(figures.monthlyDownloads)} downloads a month.`,
    },
    {
      id: 'how-do-you-earn',
      question: 'How do you make money if you do not track me?',
      answer:
        'From ads that match a single search, and from the subscription. An ad for hiking boots next to a search for hiking boots needs no file on you.',
    },
    {
      id: 'why-change',
      question: 'Why not stay with the search engine I have?',
      answer:
        'Most keep your searches, often for years, and use them to shape results and ads. If you would rather not have that, search here.',
    },
    {
      id: 'private-window',
      question: 'Is a private window in my old browser not enough?',
      answer:
        'It only clears the traces on your own device. Websites, ad networks, and your connection still see you.',
    },
    {
      id: 'how-results-compare',
      question: 'Are the results as good?',
      answer:
        'For most searches you won’t notice a difference, except that everybody gets the same ones. Where another site knows better, a shortcut like !w takes you there.',
    },
    {
      id: 'who-owns-you',
      question: 'Does a large advertising company own you?',
      answer: `No. ${brand.legalName} belongs to its employees and investors, and to no company that sells data about people.`,
    },
  ],
} as const;
