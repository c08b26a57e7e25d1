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
  year(2012, 'The first donations', 'There were only a few of us, and we gave what we could spare.', [
    [5_000, 'Tools for anonymous browsing'],
    [5_000, 'Free software for email encryption'],
  ]),
  year(
    2013,
    'Twice as much',
    'People told us which projects they rely on. We asked who keeps those projects alive.',
    [
      [10_000, 'Legal defense of civil liberties online'],
      [5_000, 'Volunteers who run anonymity relays'],
      [5_000, 'Security fixes in widely used libraries'],
    ],
  ),
  year(
    2014,
    'Unseen repairs',
    'In a year of famous bugs, we supported the unpaid maintainers who fixed them.',
    [
      [20_000, 'Audits of open cryptography'],
      [10_000, 'Free encryption certificates'],
      [10_000, 'Training for journalists in protecting sources'],
    ],
  ),
  year(
    2015,
    'Nine groups',
    'We asked what would make the most difference in one year, got nine good answers, and paid for all of them.',
    [
      [25_000, 'Digital rights groups in North America'],
      [20_000, 'Digital rights groups in Europe'],
      [15_000, 'Free encryption certificates'],
      [15_000, 'Private messaging for everyone'],
      [10_000, 'Open maps and open knowledge'],
      [10_000, 'Research into web tracking'],
      [10_000, 'Secure systems for whistleblowers'],
      [10_000, 'Free software licensing and advice'],
      [10_000, 'Privacy classes in public libraries'],
    ],
  ),
  year(
    2016,
    'Encryption everywhere',
    'Half of web traffic was still unencrypted. Most of this round went toward changing that.',
    [
      [60_000, 'Encryption for the whole web'],
      [40_000, 'Digital rights groups in North America'],
      [35_000, 'Digital rights groups in Europe'],
      [30_000, 'Private messaging for everyone'],
      [25_000, 'Secure systems for whistleblowers'],
      [20_000, 'Research into web tracking'],
      [15_000, 'Privacy classes in public libraries'],
    ],
  ),
  year(
    2017,
    'Better privacy laws',
    'New privacy laws were being written, and somebody had to read the drafts.',
    [
      [100_000, 'Experts on privacy law'],
      [75_000, 'Digital rights groups in Europe'],
      [75_000, 'Digital rights groups in North America'],
      [50_000, 'Tools for anonymous browsing'],
      [40_000, 'Research into web tracking'],
      [35_000, 'Private messaging for everyone'],
      [25_000, 'Help for people who are stalked online'],
    ],
  ),
  year(2018, 'The first million', 'With this round, our donations passed a million dollars.', [
    [120_000, 'Experts on privacy law'],
    [100_000, 'Digital rights groups in North America'],
    [90_000, 'Digital rights groups in Europe'],
    [60_000, 'Tools for anonymous browsing'],
    [50_000, 'Digital rights groups in Latin America'],
    [40_000, 'Consumer testing of smart devices'],
    [40_000, 'Research into web tracking'],
  ]),
  year(
    2019,
    'Farther from home',
    'Where privacy is hardest to defend, the groups that do it are often the smallest.',
    [
      [120_000, 'Digital rights groups in Africa'],
      [110_000, 'Digital rights groups in Asia'],
      [100_000, 'Digital rights groups in Latin America'],
      [100_000, 'Experts on privacy law'],
      [90_000, 'Digital rights groups in Europe'],
      [80_000, 'Tools for anonymous browsing'],
    ],
  ),
  year(
    2020,
    'Life moves online',
    'School, work, and doctors’ visits all moved to screens at once. Surveillance followed.',
    [
      [160_000, 'Children’s privacy in schools'],
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
    'Our first round of more than a million dollars. We asked for reports in plain language, and got them.',
    [
      [200_000, 'Experts on privacy law'],
      [180_000, 'Digital rights groups in Europe'],
      [150_000, 'Competition and choice on phones'],
      [130_000, 'Private messaging for everyone'],
      [120_000, 'Research into web tracking'],
      [120_000, 'Digital rights groups in Asia'],
      [100_000, 'Investigative reporting on the data trade'],
    ],
  ),
  year(
    2022,
    'Data brokers',
    'Brokers had started to sell which places of worship and which clinics people visit.',
    [
      [220_000, 'Limits on the trade in personal data'],
      [200_000, 'Digital rights groups in North America'],
      [180_000, 'Digital rights groups in Europe'],
      [140_000, 'Patient privacy'],
      [120_000, 'Investigative reporting on the data trade'],
      [120_000, 'Tools for anonymous browsing'],
      [100_000, 'Digital rights groups in Africa'],
    ],
  ),
  year(
    2023,
    'AI and training data',
    'Everyone was talking about AI models. We funded people who ask what data goes into them.',
    [
      [210_000, 'Rights of people whose data trains AI models'],
      [200_000, 'Limits on the trade in personal data'],
      [180_000, 'Digital rights groups in Europe'],
      [150_000, 'Digital rights groups in Latin America'],
      [140_000, 'Competition and choice on phones'],
      [120_000, 'Encryption under political pressure'],
      [100_000, 'Privacy classes in public libraries'],
    ],
  ),
  year(
    2024,
    'Defending encryption',
    'Several countries tried to weaken encryption by law. This round went to the people who opposed it.',
    [
      [240_000, 'Encryption under political pressure'],
      [200_000, 'Digital rights groups in North America'],
      [180_000, 'Digital rights groups in Europe'],
      [140_000, 'Digital rights groups in Asia'],
      [120_000, 'Private messaging for everyone'],
      [120_000, 'Rights of people whose data trains AI models'],
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
  title: 'Our donations',
  lead: `We give part of what ${brand.name} earns to groups that defend privacy where a product can’t: in courts, in classrooms, and in code that everyone uses.`,
  total: `$${shortCount(figures.donatedDollars)}`,
  totalLabel: `donated from ${first} to ${last}`,
  chartLabel: `Thirteen years of donations drawn as plants, from a seedling in ${first} to a tree in ${last}. The amounts are listed below, year by year.`,
} as const;

export const donationsList = {
  title: 'Year by year',
  lead: 'Newest first. We add a round once the money has arrived, not when it’s promised.',
  gifts: (count: number) => `${count} areas of work`,
} as const;

export const donationsRules = {
  title: 'How we choose',
  items: [
    {
      title: 'No strings attached',
      text: 'Each group uses the money for its own plans. We don’t ask for a logo, a mention, or a say.',
    },
    {
      title: 'Real work',
      text: 'We look for people who ship code, win cases, teach classes, or publish what they find.',
    },
    {
      title: 'Small groups, too',
      text: 'For a group of three, a modest amount can pay a year’s rent. Those donations often go furthest.',
    },
  ],
  note: `${brand.name} doesn’t accept donations. If you’d like to give, consider a group near you.`,
} as const;

/** A sum of money as the page writes it: `125000` → `"$125,000"`. */
export function dollars(amount: number): string {
  return `$${new Intl.NumberFormat('en-US').format(amount)}`;
}
