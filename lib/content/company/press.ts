import { brand } from '../brand';
import { figures, shortCount, spelledCount } from '../figures';
import { donationYears } from './donations';

/** Written by scripts/press-kit; a test compares the size. */
export const pressKit = { address: '/press/press-kit.zip', kilobytes: 452 } as const;

export const pressHero = {
  eyebrow: 'Press',
  title: 'Facts, pictures and somebody who answers.',
  lead: `Everything a story about ${brand.name} needs, free to use with the story. No form, no embargo.`,
  jump: 'Go to the materials',
  mail: `Write to ${brand.pressEmail}`,
} as const;

export const pressSheet = {
  title: `${brand.name} on one page`,
  note: 'Figures as of May 2026. Please quote them with that date.',
  rows: [
    { name: 'What it is', value: 'A privacy company: search, browser, AI chat, subscription' },
    { name: 'Name on paper', value: brand.legalName },
    { name: 'Searches', value: `${spelledCount(figures.monthlySearches)} a month` },
    { name: 'Downloads', value: `${spelledCount(figures.monthlyDownloads)} a month` },
    { name: 'Rank on phones', value: `#${figures.mobileSearchRank} search engine in the United States` },
    {
      name: 'Ratings',
      value: `${figures.ios.rating} on iOS (${shortCount(figures.ios.reviews)} reviews), ${figures.android.rating} on Android (${shortCount(figures.android.reviews)} reviews)`,
    },
    { name: 'Team', value: `${figures.teamSize} people, all remote` },
    {
      name: 'Given away',
      value: `$${shortCount(figures.donatedDollars)} since ${donationYears[0]?.year}`,
    },
    { name: 'Income', value: 'Ads that match the words of one search, and the subscription' },
  ],
} as const;

export const pressMission = {
  title: 'In one sentence',
  sentence: `${brand.name} makes privacy simple, so that using the internet no longer means being used by it.`,
  hint: 'You may quote this as it stands.',
} as const;

export type PressPicture = 'vpn' | 'removal' | 'chat';

export const pressMaterials = {
  title: 'Materials',
  kit: {
    title: 'The press kit',
    text: 'Logo and mark for light and dark ground, the five colours, product pictures and a page of rules, in one file.',
    label: 'Download the press kit',
    detail: `ZIP, ${pressKit.kilobytes} KB`,
  },
  colours: {
    title: 'Colours',
    list: [
      { name: 'Teal', value: '#007A70', tone: 'body' },
      { name: 'Deep teal', value: '#034A46', tone: 'head' },
      { name: 'Light teal', value: '#7DD3C6', tone: 'stripe' },
      { name: 'Beak', value: '#F6A531', tone: 'beak' },
      { name: 'Sand', value: '#F9F3E8', tone: 'sand' },
    ],
  },
  rules: {
    title: 'Using the mark',
    list: [
      'Leave half a duck of empty space around it.',
      'Use it in its own colours, or in one colour when print needs it.',
      'Please do not turn it, stretch it or give it a new hat.',
    ],
  },
  pictures: {
    title: 'Product pictures',
    lead: 'Drawn by us, in the kit as SVG and as PNG, for light and dark.',
    list: [
      { name: 'vpn', title: 'The VPN, from one place to another' },
      { name: 'removal', title: 'Removal from broker sites' },
      { name: 'chat', title: `Models in ${brand.chat}` },
    ] satisfies { name: PressPicture; title: string }[],
  },
} as const;

export const pressContact = {
  title: 'On deadline?',
  text: 'Tell us the question and the hour you need the answer. Somebody on the team reads this address on working days, in European and American time.',
  email: brand.pressEmail,
} as const;
