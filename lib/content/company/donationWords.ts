import { brand } from '../brand';
import { figures, shortDollars } from '../figures';
import { type Cause, firstDonationYear, lastDonationYear, type RoundYear } from './donations';

export const donationsHero = {
  title: 'Our donations',
  lead: `We give part of what ${brand.name} earns to groups that defend privacy where a product can’t: in courts, in classrooms, and in code that everyone uses.`,
  total: shortDollars(figures.donatedDollars),
  /** Continues the sum above it, which stands in large type. */
  totalLabel: `donated from ${firstDonationYear} to ${lastDonationYear}`,
  chartLabel: `Thirteen years of donations drawn as plants, from a seedling in ${firstDonationYear} to a tree in ${lastDonationYear}. The amounts are listed below, year by year.`,
} as const;

export const donationsList = {
  title: 'Year by year',
  lead: 'Newest first. We add a round once the money has arrived, not when it’s promised.',
  earlier: 'Earlier rounds of donations',
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

/** The theme of each year, and what the gifts of that year were about. */
export const roundWords = {
  2012: {
    theme: 'The first donations',
    text: 'There were only a few of us, and we gave what we could spare.',
  },
  2013: {
    theme: 'Twice as much',
    text: 'People told us which projects they rely on. We asked who keeps those projects alive.',
  },
  2014: {
    theme: 'Unseen repairs',
    text: 'In a year of famous bugs, we supported the unpaid maintainers who fixed them.',
  },
  2015: {
    theme: 'Nine groups',
    text: 'We asked what would make the most difference in one year, got nine good answers, and paid for all of them.',
  },
  2016: {
    theme: 'Encryption everywhere',
    text: 'Half of web traffic was still unencrypted. Most of this round went toward changing that.',
  },
  2017: {
    theme: 'Better privacy laws',
    text: 'New privacy laws were being written, and somebody had to read the drafts.',
  },
  2018: {
    theme: 'The first million',
    text: 'With this round, our donations passed a million dollars.',
  },
  2019: {
    theme: 'Farther from home',
    text: 'Where privacy is hardest to defend, the groups that do it are often the smallest.',
  },
  2020: {
    theme: 'Life moves online',
    text: 'School, work, and doctors’ visits all moved to screens at once. Surveillance followed.',
  },
  2021: {
    theme: 'A seven-figure year',
    text: 'Our first round of a million dollars. We asked for reports in plain language, and got them.',
  },
  2022: {
    theme: 'Data brokers',
    text: 'Brokers had started to sell which places of worship and which clinics people visit.',
  },
  2023: {
    theme: 'AI and training data',
    text: 'Everyone was talking about AI models. We funded people who ask what data goes into them.',
  },
  2024: {
    theme: 'Defending encryption',
    text: 'Several countries tried to weaken encryption by law. This round went to the people who opposed it.',
  },
} as const satisfies Record<RoundYear, { theme: string; text: string }>;

/** Kinds of work that gifts were for, as items of a list. */
export const causes = {
  anonymousBrowsing: 'Tools for anonymous browsing',
  emailEncryption: 'Free software for email encryption',
  civilLiberties: 'Legal defense of civil liberties online',
  anonymityRelays: 'Volunteers who run anonymity relays',
  securityFixes: 'Security fixes in widely used libraries',
  cryptographyAudits: 'Audits of open cryptography',
  certificates: 'Free encryption certificates',
  journalistTraining: 'Training for journalists in protecting sources',
  rightsNorthAmerica: 'Digital rights groups in North America',
  rightsEurope: 'Digital rights groups in Europe',
  privateMessaging: 'Private messaging for everyone',
  openKnowledge: 'Open maps and open knowledge',
  trackingResearch: 'Research into web tracking',
  whistleblowers: 'Secure systems for whistleblowers',
  licensingAdvice: 'Free software licensing and advice',
  libraryClasses: 'Privacy classes in public libraries',
  webEncryption: 'Encryption for the whole web',
  privacyLaw: 'Experts on privacy law',
  stalkingHelp: 'Help for people who are stalked online',
  rightsLatinAmerica: 'Digital rights groups in Latin America',
  deviceTesting: 'Consumer testing of smart devices',
  rightsAfrica: 'Digital rights groups in Africa',
  rightsAsia: 'Digital rights groups in Asia',
  schools: 'Children’s privacy in schools',
  healthData: 'Health data and contact tracing',
  callsAndClasses: 'Free software for calls and classes',
  phoneCompetition: 'Competition and choice on phones',
  reporting: 'Investigative reporting on the data trade',
  dataTradeLimits: 'Limits on the trade in personal data',
  patientPrivacy: 'Patient privacy',
  trainingData: 'Rights of people whose data trains AI models',
  encryptionDefense: 'Encryption under political pressure',
} as const satisfies Record<Cause, string>;
