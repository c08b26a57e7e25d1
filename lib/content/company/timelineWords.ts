import { brand } from '../brand';
import { figures, shortDollars } from '../figures';
import { dollars, donationYears } from './donations';
import type { MilestoneId } from './timeline';

export const timelineWords = {
  label: 'Our story',
  title: 'Our history',
  introTitle: 'Thirty milestones',
  introText: `How ${brand.name} grew from a list of complaints into a company of ${figures.teamSize} people. Swipe, scroll, or use the arrows.`,
  previous: 'Previous milestone',
  next: 'Next milestone',
  list: 'Milestones, oldest first',
  roleDescription: 'carousel',
  /** On the first slide, before the milestones. */
  cover: 'Start',
  position: (current: number, total: number) => `${current} of ${total}`,
} as const;

export type MilestoneWords = {
  title: string;
  text: string;
  /** The label of the link, where `timeline` has one. */
  link?: string;
};

/** The moments of the company's history by their ids in `timeline`, which has their dates. */
export const milestones = {
  complaints: {
    title: 'A list of complaints',
    text: 'Too many ads, too much spam, too little respect. The list becomes a plan.',
  },
  firstPage: {
    title: 'The first search page',
    text: 'Our search engine goes online, running on one rented machine.',
  },
  noLogs: {
    title: 'No more search logs',
    text: 'We stop storing anything that could tie a search to a person. The logs aren’t hidden. They don’t exist.',
  },
  firstColleague: {
    title: 'The first colleague',
    text: 'A second person joins. We start having meetings, and keep them short.',
  },
  firstInvestors: {
    title: 'The first investors',
    text: 'Our first outside funding. We set one condition: privacy is not up for a vote.',
  },
  tenPeople: {
    title: 'Ten people',
    text: 'Small enough to share two pizzas, and already spread across five time zones.',
  },
  firstDonation: {
    title: 'The first donation',
    text: `We give ${dollars(donationYears[0]?.total ?? 0)} to two privacy projects.`,
    link: 'See all our donations',
  },
  mailingAddress: {
    title: 'A mailing address',
    text: 'We rent a small office so that letters have somewhere to go. Most of us keep working from home.',
  },
  oneBillion: {
    title: 'One billion searches',
    text: 'Since the start, with none of them stored.',
  },
  newLook: {
    title: 'A new look',
    text: 'We redesign the results page, with room for images, places, and videos.',
  },
  safari: {
    title: 'An option in Safari',
    text: 'For the first time, millions of people can choose us without installing a thing.',
  },
  firefox: {
    title: 'An option in Firefox',
    text: 'A second browser adds us to its list of search engines.',
  },
  tenBillion: {
    title: 'Ten billion searches',
    text: 'The first billion took five years. The next nine took three.',
  },
  beyondSearch: {
    title: 'Beyond search',
    text: 'A browser extension and a mobile app block trackers on the pages behind the results.',
  },
  secondFunding: {
    title: 'A second round of funding',
    text: 'New funding pays for work on browsers, on the same condition as before.',
  },
  million: {
    title: 'One million dollars donated',
    text: 'We reach the first million six years after our first donation.',
  },
  adRules: {
    title: 'Our ad rules, in public',
    text: 'We publish the rules for our ads. They fit on one page.',
  },
  fiftyBillion: {
    title: 'Fifty billion searches',
    text: 'We now answer more searches on some days than in our whole first year.',
  },
  hundredPeople: {
    title: 'One hundred people',
    text: 'The team passes 100, still without an open-plan office.',
  },
  emailProtection: {
    title: 'Email protection',
    text: 'A new service gives out disposable email addresses and removes trackers from the messages that arrive.',
  },
  hundredBillion: {
    title: 'One hundred billion searches',
    text: 'Nobody can picture that number. We tried, with ducks.',
  },
  mac: {
    title: 'A browser for Mac',
    text: 'Built from scratch, with one button that clears your data.',
  },
  windows: {
    title: 'A browser for Windows',
    text: 'The same protection comes to the most widely used desktop system.',
  },
  team212: {
    title: '212 people',
    text: 'The team keeps growing, and 19 out of 20 people from the year before are still here.',
  },
  fiveMillion: {
    title: 'Five million dollars donated',
    text: 'Our donations pass five million dollars. The rules for giving haven’t changed.',
  },
  sync: {
    title: 'Sync without an account',
    text: 'Sync brings bookmarks and passwords to all your devices. The encryption key never leaves them.',
  },
  subscription: {
    title: brand.subscription,
    text: 'A VPN, personal information removal, and identity theft restoration come together in one plan.',
    link: 'See what’s included',
  },
  chat: {
    title: 'Private AI chat',
    text: `${brand.chat} sends questions to AI models without revealing who asked.`,
  },
  thirteenRounds: {
    title: `${shortDollars(figures.donatedDollars)} donated`,
    text: 'Thirteen rounds of donations, listed year by year.',
  },
  today: {
    title: `${figures.teamSize} people`,
    text: 'Still remote, and still paid the same for the same work, wherever they live.',
  },
} as const satisfies Record<MilestoneId, MilestoneWords>;
