import { brand } from '../brand';
import { figures, shortCount } from '../figures';
import { yearOfReaching } from './donations';

export type TimelineEvent = {
  year: number;
  /** As it is shown: a month and a year. */
  date: string;
  title: string;
  text: string;
  link?: { label: string; href: string };
};

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

const million = yearOfReaching(1_000_000) ?? 0;
const fiveMillion = yearOfReaching(5_000_000) ?? 0;
const everything = yearOfReaching(figures.donatedDollars) ?? 0;

function event(year: number, month: string, title: string, text: string): TimelineEvent {
  return { year, date: `${month} ${year}`, title, text };
}

/** Thirty moments, oldest first. Sums and years of giving come from the donations, so that both pages agree. */
export const timeline: readonly TimelineEvent[] = [
  event(
    2008,
    'February',
    'A list of complaints',
    'Too many ads, too much spam, too little respect. The list becomes a plan.',
  ),
  event(
    2008,
    'September',
    'The first search page',
    'Our search engine goes online, running on one rented machine.',
  ),
  event(
    2010,
    'March',
    'No more search logs',
    'We stop storing anything that could tie a search to a person. The logs aren’t hidden. They don’t exist.',
  ),
  event(
    2011,
    'May',
    'The first colleague',
    'A second person joins. We start having meetings, and keep them short.',
  ),
  event(
    2011,
    'October',
    'The first investors',
    'Our first outside funding. We set one condition: privacy is not up for a vote.',
  ),
  event(
    2012,
    'June',
    'Ten people',
    'Small enough to share two pizzas, and already spread across five time zones.',
  ),
  {
    ...event(2012, 'November', 'The first donation', 'We give $10,000 to two privacy projects.'),
    link: { label: 'See all our donations', href: '/donations' },
  },
  event(
    2013,
    'April',
    'A mailing address',
    'We rent a small office so that letters have somewhere to go. Most of us keep working from home.',
  ),
  event(2013, 'August', 'One billion searches', 'Since the start, with none of them stored.'),
  event(2014, 'May', 'A new look', 'We redesign the results page, with room for images, places, and videos.'),
  event(
    2014,
    'September',
    'An option in Safari',
    'For the first time, millions of people can choose us without installing a thing.',
  ),
  event(2014, 'November', 'An option in Firefox', 'A second browser adds us to its list of search engines.'),
  event(
    2016,
    'December',
    'Ten billion searches',
    'The first billion took five years. The next nine took three.',
  ),
  event(
    2018,
    'January',
    'Beyond search',
    'A browser extension and a mobile app block trackers on the pages behind the results.',
  ),
  event(
    2018,
    'August',
    'A second round of funding',
    'New funding pays for work on browsers, on the same condition as before.',
  ),
  event(
    million,
    'December',
    'One million dollars donated',
    'We reach the first million six years after our first donation.',
  ),
  event(
    2019,
    'October',
    'Our ad rules, in public',
    'We publish the rules for our ads. They fit on one page.',
  ),
  event(
    2020,
    'May',
    'Fifty billion searches',
    'We now answer more searches on some days than in our whole first year.',
  ),
  event(2020, 'November', 'One hundred people', 'The team passes 100, still without an open-plan office.'),
  event(
    2021,
    'July',
    'Email protection',
    'A new service gives out disposable email addresses and removes trackers from the messages that arrive.',
  ),
  event(
    2022,
    'February',
    'One hundred billion searches',
    'Nobody can picture that number. We tried, with ducks.',
  ),
  event(2022, 'October', 'A browser for Mac', 'Built from scratch, with one button that clears your data.'),
  event(
    2023,
    'June',
    'A browser for Windows',
    'The same protection comes to the most widely used desktop system.',
  ),
  event(
    2023,
    'September',
    '212 people',
    'The team keeps growing, and 19 out of 20 people from the year before are still here.',
  ),
  event(
    fiveMillion,
    'December',
    'Five million dollars donated',
    'Our donations pass five million dollars. The rules for giving haven’t changed.',
  ),
  event(
    2024,
    'February',
    'Sync without an account',
    'Sync brings bookmarks and passwords to all your devices. The encryption key never leaves them.',
  ),
  {
    ...event(
      2024,
      'April',
      `${brand.subscription}`,
      'A VPN, personal information removal, and identity theft restoration come together in one plan.',
    ),
    link: { label: 'See what’s included', href: '/pro' },
  },
  event(
    2024,
    'June',
    'Private AI chat',
    `${brand.chat} sends questions to AI models without revealing who asked.`,
  ),
  event(
    everything,
    'December',
    `$${shortCount(figures.donatedDollars)} donated`,
    'Thirteen rounds of donations, listed year by year.',
  ),
  event(
    2026,
    'January',
    `${figures.teamSize} people`,
    'Still remote, and still paid the same for the same work, wherever they live.',
  ),
];
