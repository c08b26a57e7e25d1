import { brand } from '../brand';
import { figures, shortCount, shortDollars, spelledCount } from '../figures';
import { reviewedMonth } from '../reviewedFacts';
import { firstDonationYear } from './donations';
import { type PressPicture, type PressTone, pressKit } from './pressKit';

export const pressHero = {
  eyebrow: 'Press',
  title: 'Facts, images, and a press contact',
  lead: `Everything you need for a story about ${brand.name}, free to use. No form to fill out and no embargo.`,
  jump: 'See press materials',
  mail: `Email ${brand.pressEmail}`,
} as const;

export const pressSheet = {
  title: `Facts about ${brand.name}`,
  note: `Figures as of ${reviewedMonth('figures')}. Please include the date when you quote them.`,
  rows: [
    { name: 'What we are', value: 'A privacy company: search engine, browser, AI chat, subscription' },
    { name: 'Legal name', value: brand.legalName },
    { name: 'Searches', value: `${spelledCount(figures.monthlySearches)} a month` },
    { name: 'Downloads', value: `${spelledCount(figures.monthlyDownloads)} a month` },
    { name: 'Mobile rank', value: `#${figures.mobileSearchRank} search engine in the United States` },
    {
      name: 'Ratings',
      value: `${figures.ios.rating} on iOS (${shortCount(figures.ios.reviews)} reviews), ${figures.android.rating} on Android (${shortCount(figures.android.reviews)} reviews)`,
    },
    { name: 'Team', value: `${figures.teamSize} people, all remote` },
    { name: 'Donations', value: `${shortDollars(figures.donatedDollars)} since ${firstDonationYear}` },
    { name: 'Revenue', value: 'Search ads that match the words of one search, and subscriptions' },
  ],
} as const;

export const pressMission = {
  title: 'Our mission',
  sentence: `${brand.name} makes privacy simple, so that using the internet no longer means being used by it.`,
  hint: 'You may quote this sentence.',
} as const;

export const pressMaterials = {
  title: 'Press materials',
  kit: {
    title: 'Press kit',
    text: 'Our logo and mark for light and dark backgrounds, the five brand colors, product images, and usage guidelines, in one file.',
    label: 'Download the press kit',
    detail: `ZIP, ${pressKit.kilobytes} KB`,
  },
  colors: {
    title: 'Colors',
    /** The English names are also in the files of the kit. */
    names: {
      body: 'Teal',
      head: 'Deep teal',
      stripe: 'Light teal',
      beak: 'Beak',
      sand: 'Sand',
    } satisfies Record<PressTone, string>,
  },
  rules: {
    title: 'Using our mark',
    list: [
      'Leave clear space of half a duck on all sides.',
      'Use it in its own colors, or in one color if print requires it.',
      'Please don’t rotate it, stretch it, or give it a hat.',
    ],
  },
  pictures: {
    title: 'Product images',
    lead: 'Our own illustrations, included in the kit as SVG and PNG, for light and dark backgrounds.',
    captions: {
      vpn: 'The VPN connecting two places',
      removal: 'Personal information removal',
      chat: `AI models in ${brand.chat}`,
    } satisfies Record<PressPicture, string>,
  },
} as const;

export const pressContact = {
  /** Asks journalists who are short of time. */
  title: 'On deadline?',
  text: 'Tell us your question and when you need an answer. We read this inbox on weekdays, in European and American time zones.',
  email: brand.pressEmail,
} as const;
