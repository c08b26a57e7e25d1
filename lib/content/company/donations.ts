import { brand } from '../brand';
import { figures, shortCount } from '../figures';

type Gift = {
  /** In US dollars. */
  amount: number;
  /** The kind of work it was for. */
  cause: string;
};

export type DonationYear = {
  year: number;
  /** In US dollars: the sum of the year's gifts. */
  total: number;
  theme: string;
  text: string;
  gifts: readonly Gift[];
};

function year(number: number, theme: string, text: string, list: readonly (readonly [number, string])[]) {
  const gifts = list.map(([amount, cause]) => ({ amount, cause }));
  return { year: number, total: gifts.reduce((sum, { amount }) => sum + amount, 0), theme, text, gifts };
}

/** Every round of giving, oldest first. Tests prove that they add up to the figure we publish. */
export const donationYears: readonly DonationYear[] = [
  year(2012, 'A first seed', 'We were a handful of people and gave what we could spare.', [
    [5_000, 'Tools for anonymous browsing'],
    [5_000, 'Free software for mail encryption'],
  ]),
  year(
    2013,
    'Twice as much',
    'Readers told us which projects they leaned on. We asked who keeps those alive.',
    [
      [10_000, 'Legal defence of civil liberties online'],
      [5_000, 'Volunteers who run anonymity relays'],
      [5_000, 'Security fixes in widely used libraries'],
    ],
  ),
  year(2014, 'Repairs nobody sees', 'A year of famous bugs, and of the unpaid maintainers who fixed them.', [
    [20_000, 'Audits of open cryptography'],
    [10_000, 'Certificates that cost nothing'],
    [10_000, 'Teaching journalists to protect sources'],
  ]),
  year(
    2015,
    'Nine groups, one question',
    'What would make the most difference in one year? Nine answers, all paid.',
    [
      [25_000, 'Digital rights groups in North America'],
      [20_000, 'Digital rights groups in Europe'],
      [15_000, 'Certificates that cost nothing'],
      [15_000, 'Private messaging for everyone'],
      [10_000, 'Open maps and open knowledge'],
      [10_000, 'Research into web tracking'],
      [10_000, 'Secure systems for whistle-blowers'],
      [10_000, 'Free software licensing and advice'],
      [10_000, 'Privacy classes in public libraries'],
    ],
  ),
  year(
    2016,
    'Encrypt the rest',
    'Half of the web still travelled in the open. Most of this round went there.',
    [
      [60_000, 'Encryption of the whole web'],
      [40_000, 'Digital rights groups in North America'],
      [35_000, 'Digital rights groups in Europe'],
      [30_000, 'Private messaging for everyone'],
      [25_000, 'Secure systems for whistle-blowers'],
      [20_000, 'Research into web tracking'],
      [15_000, 'Privacy classes in public libraries'],
    ],
  ),
  year(2017, 'Rules worth having', 'New privacy law was being written. Somebody had to read the drafts.', [
    [100_000, 'Experts who work on privacy law'],
    [75_000, 'Digital rights groups in Europe'],
    [75_000, 'Digital rights groups in North America'],
    [50_000, 'Tools for anonymous browsing'],
    [40_000, 'Research into web tracking'],
    [35_000, 'Private messaging for everyone'],
    [25_000, 'Help for people who are stalked online'],
  ]),
  year(2018, 'The first million', 'With this round, everything given so far passed a million dollars.', [
    [120_000, 'Experts who work on privacy law'],
    [100_000, 'Digital rights groups in North America'],
    [90_000, 'Digital rights groups in Europe'],
    [60_000, 'Tools for anonymous browsing'],
    [50_000, 'Digital rights groups in Latin America'],
    [40_000, 'Consumer testing of smart devices'],
    [40_000, 'Research into web tracking'],
  ]),
  year(
    2019,
    'Further from home',
    'Groups in places where privacy is hardest to defend are often the smallest.',
    [
      [120_000, 'Digital rights groups in Africa'],
      [110_000, 'Digital rights groups in Asia'],
      [100_000, 'Digital rights groups in Latin America'],
      [100_000, 'Experts who work on privacy law'],
      [90_000, 'Digital rights groups in Europe'],
      [80_000, 'Tools for anonymous browsing'],
    ],
  ),
  year(
    2020,
    'Life moves online',
    'School, work and doctors moved to screens at once. So did those who watch.',
    [
      [160_000, 'Privacy of children in schools'],
      [140_000, 'Digital rights groups in North America'],
      [130_000, 'Digital rights groups in Europe'],
      [110_000, 'Health data and contact tracing'],
      [110_000, 'Free software for calls and classes'],
      [100_000, 'Help for people who are stalked online'],
    ],
  ),
  year(
    2021,
    'A seven-figure year',
    'The first round of a million. We asked for reports in plain words, and got them.',
    [
      [200_000, 'Experts who work on privacy law'],
      [180_000, 'Digital rights groups in Europe'],
      [150_000, 'Competition and choice on phones'],
      [130_000, 'Private messaging for everyone'],
      [120_000, 'Research into web tracking'],
      [120_000, 'Digital rights groups in Asia'],
      [100_000, 'Investigative reporting on data trade'],
    ],
  ),
  year(
    2022,
    'Who sells your data',
    'Brokers learned to sell where people pray and which clinic they visit.',
    [
      [220_000, 'Limits on the trade of personal data'],
      [200_000, 'Digital rights groups in North America'],
      [180_000, 'Digital rights groups in Europe'],
      [140_000, 'Privacy of patients'],
      [120_000, 'Investigative reporting on data trade'],
      [120_000, 'Tools for anonymous browsing'],
      [100_000, 'Digital rights groups in Africa'],
    ],
  ),
  year(
    2023,
    'Machines that learn',
    'Everybody talked about models. We paid for people who ask what they are fed.',
    [
      [210_000, 'Rights of people whose data trains models'],
      [200_000, 'Limits on the trade of personal data'],
      [180_000, 'Digital rights groups in Europe'],
      [150_000, 'Digital rights groups in Latin America'],
      [140_000, 'Competition and choice on phones'],
      [120_000, 'Encryption under political pressure'],
      [100_000, 'Privacy classes in public libraries'],
    ],
  ),
  year(
    2024,
    'Keep the locks',
    'Several countries tried to weaken encryption by law. This round stood in the way.',
    [
      [240_000, 'Encryption under political pressure'],
      [200_000, 'Digital rights groups in North America'],
      [180_000, 'Digital rights groups in Europe'],
      [140_000, 'Digital rights groups in Asia'],
      [120_000, 'Private messaging for everyone'],
      [120_000, 'Rights of people whose data trains models'],
      [100_000, 'Security fixes in widely used libraries'],
    ],
  ),
];

/** The year in which everything given so far first reached that sum, in US dollars; null when it has not. */
export function yearOfReaching(dollars: number): number | null {
  let sum = 0;
  for (const { year, total } of donationYears) {
    sum += total;
    if (sum >= dollars) return year;
  }
  return null;
}

const first = donationYears[0]?.year;
const last = donationYears.at(-1)?.year;

export const donationsHero = {
  title: 'Other people’s good work, paid for.',
  lead: `A part of what ${brand.name} earns goes to groups that defend privacy where a product cannot: in courts, in classrooms and in code that everybody uses.`,
  total: `$${shortCount(figures.donatedDollars)}`,
  totalLabel: `given from ${first} to ${last}`,
  chartLabel: `Thirteen years of giving drawn as plants, from a seedling in ${first} to a tree in ${last}. The sums stand below, year by year.`,
} as const;

export const donationsList = {
  title: 'Year by year',
  lead: 'Newest first. A later round is added once the money has arrived, not when it is promised.',
  gifts: (count: number) => `${count} fields of work`,
} as const;

export const donationsRules = {
  title: 'How we choose',
  items: [
    {
      title: 'No strings',
      text: 'A gift is for the group’s own plan. We ask for no logo, no mention and no say.',
    },
    {
      title: 'Work, not slogans',
      text: 'We look for people who ship code, win cases, teach classes or publish what they found.',
    },
    {
      title: 'Small is fine',
      text: 'For a group of three, a modest sum is a year of rent. Those gifts often go furthest.',
    },
  ],
  note: `${brand.name} takes no donations itself. If you would like to give, give to a group near you.`,
} as const;

/** A sum of money as the page writes it: `125000` → `"$125,000"`. */
export function dollars(amount: number): string {
  return `$${new Intl.NumberFormat('en-US').format(amount)}`;
}
