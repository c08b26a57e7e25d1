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
  title: 'A small bird, a long swim',
  introTitle: 'Thirty moments, most of them quiet',
  introText: `How ${brand.name} went from a list of complaints to a company of ${figures.teamSize} people. Swipe, scroll or use the arrows.`,
  previous: 'Previous moment',
  next: 'Next moment',
  list: 'Moments, oldest first',
  roleDescription: 'carousel',
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
    'Too many ads, too much spam, too little respect. The list became a plan.',
  ),
  event(2008, 'September', 'Open for questions', 'The first search page goes online, on one rented machine.'),
  event(
    2010,
    'March',
    'Forgetting on purpose',
    'We stop storing anything that could tie a search to a person. The logs are not hidden, they are not written.',
  ),
  event(2011, 'May', 'One becomes two', 'The first colleague joins. Meetings are invented, and kept short.'),
  event(
    2011,
    'October',
    'Money with manners',
    'A first outside investment. The condition we set: privacy is not up for a vote.',
  ),
  event(2012, 'June', 'Ten people', 'Small enough for two pizzas, spread over five time zones already.'),
  {
    ...event(2012, 'November', 'A first gift', 'We give ten thousand dollars to two privacy projects.'),
    link: { label: 'What we have given since', href: '/donations' },
  },
  event(2013, 'April', 'A house with a porch', 'An address for letters. Most of us still work from home.'),
  event(2013, 'August', 'One billion searches', 'Answered since the start, and none of them remembered.'),
  event(
    2014,
    'May',
    'A new coat',
    'The search page is drawn anew: pictures, places and films find their room.',
  ),
  event(
    2014,
    'September',
    'An option in Safari',
    'For the first time, millions of people can choose us without installing a thing.',
  ),
  event(2014, 'November', 'And one in Firefox', 'Another browser adds us to its list of search engines.'),
  event(2016, 'December', 'Ten billion searches', 'It took five years to reach one, and three more for ten.'),
  event(
    2018,
    'January',
    'Beyond the search box',
    'An extension and a phone app bring tracker blocking to the pages behind the results.',
  ),
  event(
    2018,
    'August',
    'A second round',
    'Investment for work on browsers, under the same condition as before.',
  ),
  event(
    million,
    'December',
    'One million dollars given',
    'Six years after the first gift, a sum with six zeros.',
  ),
  event(
    2019,
    'October',
    'Out of the profile business',
    'Our rules for ads fit on one page, and we publish them.',
  ),
  event(
    2020,
    'May',
    'Fifty billion searches',
    'Some days now bring more questions than our whole first year.',
  ),
  event(
    2020,
    'November',
    'A hundred people',
    'The team passes one hundred, and still has no open-plan office.',
  ),
  event(
    2021,
    'July',
    'Mail without a tail',
    'E-mail protection gives out addresses that can be thrown away, and takes trackers out of what arrives.',
  ),
  event(
    2022,
    'February',
    'One hundred billion searches',
    'A number that nobody can picture. We tried, with ducks.',
  ),
  event(
    2022,
    'October',
    'A browser for the Mac',
    'Built from the ground up around one button that clears everything.',
  ),
  event(2023, 'June', 'A browser for Windows', 'The same protection for the most used desktop of all.'),
  event(
    2023,
    'September',
    'Two hundred and twelve',
    'So many people work here now; nineteen of twenty from the year before have stayed.',
  ),
  event(
    fiveMillion,
    'December',
    'Five million dollars given',
    'The sum passes five million. The rules for giving it have not changed.',
  ),
  event(
    2024,
    'February',
    'In step, without an account',
    'Sync carries bookmarks and passwords between devices. The key never leaves them.',
  ),
  {
    ...event(
      2024,
      'April',
      'One subscription',
      'A VPN, the removal of data from broker sites and help after identity theft, in one plan.',
    ),
    link: { label: 'See what is in it', href: '/pro' },
  },
  event(
    2024,
    'June',
    'A chat that forgets',
    `${brand.chat} puts a layer between people and the models they ask, with the names taken off.`,
  ),
  event(
    everything,
    'December',
    `$${shortCount(figures.donatedDollars)} given`,
    'Thirteen rounds of gifts, listed year by year down to the last dollar.',
  ),
  event(
    2026,
    'January',
    `${figures.teamSize} people`,
    'Still remote, still paid the same for the same work wherever they live.',
  ),
];
