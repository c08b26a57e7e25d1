import { language } from '../site/languages/language';
import { visibleGroups } from '../visibleGroups';

/** Every round of giving, oldest first: US dollars, and the kind of work they were for (named in `donationWords`). */
const rounds = [
  {
    year: 2012,
    gifts: [
      [5_000, 'anonymousBrowsing'],
      [5_000, 'emailEncryption'],
    ],
  },
  {
    year: 2013,
    gifts: [
      [10_000, 'civilLiberties'],
      [5_000, 'anonymityRelays'],
      [5_000, 'securityFixes'],
    ],
  },
  {
    year: 2014,
    gifts: [
      [20_000, 'cryptographyAudits'],
      [10_000, 'certificates'],
      [10_000, 'journalistTraining'],
    ],
  },
  {
    year: 2015,
    gifts: [
      [25_000, 'rightsNorthAmerica'],
      [20_000, 'rightsEurope'],
      [15_000, 'certificates'],
      [15_000, 'privateMessaging'],
      [10_000, 'openKnowledge'],
      [10_000, 'trackingResearch'],
      [10_000, 'whistleblowers'],
      [10_000, 'licensingAdvice'],
      [10_000, 'libraryClasses'],
    ],
  },
  {
    year: 2016,
    gifts: [
      [60_000, 'webEncryption'],
      [40_000, 'rightsNorthAmerica'],
      [35_000, 'rightsEurope'],
      [30_000, 'privateMessaging'],
      [25_000, 'whistleblowers'],
      [20_000, 'trackingResearch'],
      [15_000, 'libraryClasses'],
    ],
  },
  {
    year: 2017,
    gifts: [
      [100_000, 'privacyLaw'],
      [75_000, 'rightsEurope'],
      [75_000, 'rightsNorthAmerica'],
      [50_000, 'anonymousBrowsing'],
      [40_000, 'trackingResearch'],
      [35_000, 'privateMessaging'],
      [25_000, 'stalkingHelp'],
    ],
  },
  {
    year: 2018,
    gifts: [
      [120_000, 'privacyLaw'],
      [100_000, 'rightsNorthAmerica'],
      [90_000, 'rightsEurope'],
      [60_000, 'anonymousBrowsing'],
      [50_000, 'rightsLatinAmerica'],
      [40_000, 'deviceTesting'],
      [40_000, 'trackingResearch'],
    ],
  },
  {
    year: 2019,
    gifts: [
      [120_000, 'rightsAfrica'],
      [110_000, 'rightsAsia'],
      [100_000, 'rightsLatinAmerica'],
      [100_000, 'privacyLaw'],
      [90_000, 'rightsEurope'],
      [80_000, 'anonymousBrowsing'],
    ],
  },
  {
    year: 2020,
    gifts: [
      [160_000, 'schools'],
      [140_000, 'rightsNorthAmerica'],
      [130_000, 'rightsEurope'],
      [110_000, 'healthData'],
      [110_000, 'callsAndClasses'],
      [100_000, 'stalkingHelp'],
    ],
  },
  {
    year: 2021,
    gifts: [
      [200_000, 'privacyLaw'],
      [180_000, 'rightsEurope'],
      [150_000, 'phoneCompetition'],
      [130_000, 'privateMessaging'],
      [120_000, 'trackingResearch'],
      [120_000, 'rightsAsia'],
      [100_000, 'reporting'],
    ],
  },
  {
    year: 2022,
    gifts: [
      [220_000, 'dataTradeLimits'],
      [200_000, 'rightsNorthAmerica'],
      [180_000, 'rightsEurope'],
      [140_000, 'patientPrivacy'],
      [120_000, 'reporting'],
      [120_000, 'anonymousBrowsing'],
      [100_000, 'rightsAfrica'],
    ],
  },
  {
    year: 2023,
    gifts: [
      [210_000, 'trainingData'],
      [200_000, 'dataTradeLimits'],
      [180_000, 'rightsEurope'],
      [150_000, 'rightsLatinAmerica'],
      [140_000, 'phoneCompetition'],
      [120_000, 'encryptionDefense'],
      [100_000, 'libraryClasses'],
    ],
  },
  {
    year: 2024,
    gifts: [
      [240_000, 'encryptionDefense'],
      [200_000, 'rightsNorthAmerica'],
      [180_000, 'rightsEurope'],
      [140_000, 'rightsAsia'],
      [120_000, 'privateMessaging'],
      [120_000, 'trainingData'],
      [100_000, 'securityFixes'],
    ],
  },
] as const;

type Round = (typeof rounds)[number];
export type RoundYear = Round['year'];
export type Cause = Round['gifts'][number][1];

export type DonationYear = {
  year: RoundYear;
  /** In US dollars: the sum of the year's gifts. */
  total: number;
  gifts: readonly { amount: number; cause: Cause }[];
};

function donationYear({ year, gifts: list }: Round): DonationYear {
  const gifts = list.map(([amount, cause]) => ({ amount, cause }));
  return { year, total: gifts.reduce((sum, { amount }) => sum + amount, 0), gifts };
}

/** Tests prove that they add up to the figure we publish. */
export const donationYears: readonly DonationYear[] = rounds.map(donationYear);

export const firstDonationYear = rounds[0].year;
export const lastDonationYear: RoundYear = rounds[rounds.length - 1]?.year ?? firstDonationYear;

/** The year in which everything given so far first reached that sum, in US dollars; null when it has not. */
export function yearOfReaching(dollars: number): number | null {
  let sum = 0;
  for (const { year, total } of donationYears) {
    sum += total;
    if (sum >= dollars) return year;
  }
  return null;
}

/** A sum of money as the page writes it: `125000` → `"$125,000"`. */
export function dollars(amount: number, locale: string = language): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return visibleGroups(format.format(amount));
}
