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
  title: 'Works before you think of it',
  lead: 'Every protection is on when you open the app for the first time. None of them needs a setting.',
  items: [
    {
      id: 'trackers',
      title: 'Trackers stay outside',
      text: 'Most pages call other companies the moment they open. We hang up first, and show you who it was.',
    },
    {
      id: 'clear',
      title: 'Clear everything',
      text: 'A button for tabs, history and cookies. Keep the sites you trust signed in.',
    },
    {
      id: 'cookies',
      title: 'Cookie pop-ups, answered',
      text: 'We choose “no” wherever there is a “no”.',
    },
    {
      id: 'search',
      title: 'Private search inside',
      text: `The address bar asks ${brand.search}, which does not know who is asking.`,
    },
    {
      id: 'email',
      title: 'E-mail that reports nothing',
      text: 'Hand out a forwarding address; trackers are taken out before the mail reaches you.',
    },
  ],
} as const;

export const ratings = {
  title: 'What people give it',
  stores: [
    {
      store: 'App Store',
      rating: String(figures.ios.rating),
      reviews: `${shortCount(figures.ios.reviews)} ratings`,
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

export const reviews = {
  title: 'In their words',
  items: [
    {
      quote: 'I opened a recipe and got a recipe. It took me a moment to work out what was missing.',
      source: 'Heard often',
    },
    {
      quote: 'The clear button is the first thing I show people. The second is the list of who was blocked.',
      source: 'Heard often',
    },
    {
      quote: 'My mother uses it. She has not called about a pop-up since spring.',
      source: 'Heard often',
    },
  ],
} as const;

export const appComparison = {
  title: 'Next to the one you have',
  lead: 'A few lines of the table. The whole of it names every exception, ours included.',
  more: 'Compare all browsers',
} as const;

export const appQuestions = {
  title: 'Asked before installing',
  items: [
    {
      id: 'free',
      question: 'Is the app really free?',
      answer: `Yes, all of it, on every device. We earn with search ads that match the words you typed, and with ${brand.subscription}, which you can ignore for as long as you like.`,
    },
    {
      id: 'sites',
      question: 'Will my sites still work?',
      answer:
        'Nearly all of them. Now and then a site leans on a tracker to work at all; then one press on the shield switches protection off for that site and tells us, so that we can mend it.',
    },
    {
      id: 'sync',
      question: 'Can I use it on my phone and my computer?',
      answer:
        'On as many as you own. Bookmarks and passwords sync by a code you scan, encrypted from end to end, without an account.',
    },
    {
      id: 'ai',
      question: 'Do I have to use the AI parts?',
      answer: `No. ${brand.chat} and written answers can be switched off in the settings, and then they are gone, not just hidden behind a smaller button.`,
    },
  ],
} as const;

export const appClosing = {
  title: 'Take it with you',
  text: 'On the device in your hand, and on the next one.',
} as const;
