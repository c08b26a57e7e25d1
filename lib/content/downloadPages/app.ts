import { brand } from '../brand';
import { figures, shortCount, spelledCount } from '../figures';

/** How the app is named in each variant of the experiment `appbranding`. */
export const appBranding = [
  { variant: 'control', name: brand.browser },
  { variant: 'treatmenta', name: `The ${brand.name} app` },
  { variant: 'treatmentb', name: `${brand.name}, search and browser in one` },
] as const;

/** What the app does, largest first; the names are those of the drawings beside them. */
export const appFeatures = {
  title: 'Protection from the start',
  lead: 'Every protection is on when you open the app for the first time. You don’t have to change any settings.',
  items: [
    {
      id: 'trackers',
      title: 'Blocks trackers',
      text: 'Most pages contact other companies the moment you open them. We stop that, and show you who they were.',
    },
    {
      id: 'clear',
      title: 'Clears your data',
      text: 'One button closes your tabs and deletes history and cookies. Sites you trust can stay signed in.',
    },
    {
      id: 'cookies',
      title: 'Answers cookie pop-ups',
      text: 'We choose “no” wherever a site offers it.',
    },
    {
      id: 'search',
      title: 'Searches privately',
      text: `The address bar uses ${brand.search}, which doesn’t know who’s asking.`,
    },
    {
      id: 'email',
      title: 'Protects your email',
      text: 'Give out a forwarding address. We remove trackers before the email reaches you.',
    },
  ],
} as const;

export const ratings = {
  title: 'Ratings',
  stores: [
    {
      store: 'App Store',
      rating: String(figures.ios.rating),
      reviews: `${shortCount(figures.ios.reviews)} reviews`,
    },
    {
      store: 'Google Play',
      rating: String(figures.android.rating),
      reviews: `${shortCount(figures.android.reviews)} reviews`,
    },
  ],
  downloads: { value: spelledCount(figures.monthlyDownloads), label: 'downloads a month' },
  outOf: 'out of 5',
} as const;

export const appComparison = {
  title: 'How it compares',
  lead: 'A few rows of the full table, which names every exception, including ours.',
  more: 'Compare all browsers',
} as const;

export const appQuestions = {
  title: 'Questions about the app',
  items: [
    {
      id: 'free',
      question: 'Is the app really free?',
      answer: `Yes, all of it, on every device. We make money from search ads that match the words you type, and from ${brand.subscription}, which is optional.`,
    },
    {
      id: 'sites',
      question: 'Will websites still work?',
      answer:
        'Almost all of them. Now and then, a site depends on a tracker to work. Select the shield to turn protection off for that site and let us know, so that we can fix it.',
    },
    {
      id: 'sync',
      question: 'Can I use it on my phone and my computer?',
      answer:
        'Yes, on as many devices as you own. You sync bookmarks and passwords by scanning a code. They’re encrypted end to end, and there’s no account.',
    },
    {
      id: 'ai',
      question: 'Do I have to use the AI features?',
      answer: `No. You can turn off ${brand.chat} and AI-generated answers in settings. Then they’re gone, not just hidden behind a smaller button.`,
    },
  ],
} as const;

export const appClosing = {
  title: 'Get it on all your devices',
  text: 'It’s free on phones, tablets, and computers.',
} as const;
