import { brand } from '../brand';
import { figures, shortCount, spelledCount } from '../figures';
import { reviewedMonth } from '../reviewedFacts';
import { donationYears } from './donations';

/** Written by scripts/press-kit; a test compares the size. */
export const pressKit = { address: '/press/press-kit.zip', kilobytes: 452 } as const;

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
    {
      name: 'Donations',
      value: `$${shortCount(figures.donatedDollars)} since ${donationYears[0]?.year}`,
    },
    { name: 'Revenue', value: 'Search ads that match the words of one search, and subscriptions' },
  ],
} as const;

export const pressMission = {
  title: 'Our mission',
  sentence: `${brand.name} makes privacy simple, so that using the internet no longer means being used by it.`,
  hint: 'You may quote this sentence.',
} as const;

export type PressPicture = 'vpn' | 'removal' | 'chat';

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
    list: [
      { name: 'Teal', value: '#007A70', tone: 'body' },
      { name: 'Deep teal', value: '#034A46', tone: 'head' },
      { name: 'Light teal', value: '#7DD3C6', tone: 'stripe' },
      { name: 'Beak', value: '#F6A531', tone: 'beak' },
      { name: 'Sand', value: '#F9F3E8', tone: 'sand' },
    ],
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
    list: [
      { name: 'vpn', title: 'The VPN connecting two places' },
      { name: 'removal', title: 'Personal information removal' },
      { name: 'chat', title: `AI models in ${brand.chat}` },
    ] satisfies { name: PressPicture; title: string }[],
  },
} as const;

export const pressContact = {
  title: 'On deadline?',
  text: 'Tell us your question and when you need an answer. We read this inbox on weekdays, in European and American time zones.',
  email: brand.pressEmail,
} as const;
