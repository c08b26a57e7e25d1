/** What an experiment tries, on whom, and until when. */
export type Experiment = {
  description: string;
  /** The team that reads the result and takes the experiment out again. */
  owner: string;
  /** Its last day has passed on this date, in UTC: from then on nobody takes part. */
  ends: `${number}-${number}-${number}`;
  variants: readonly string[];
  /** The share of visitors that takes part, 0 to 1. */
  allocation: number;
  /** `random` by the page itself, `backend` by a service that must have said the variant. */
  assignment: 'random' | 'backend';
  persistence: 'localStorage';
};

/** Every experiment there is (specification §9). Adding one is adding a record. */
export const experiments = {
  mobilepropaywall: {
    description: 'Where the offer of the subscription stands on small screens.',
    owner: 'Subscription',
    ends: '2027-06-30',
    variants: ['control', 'treatmenta', 'treatmentb'],
    allocation: 1,
    assignment: 'random',
    persistence: 'localStorage',
  },
  homeherobuttonstyles: {
    description: 'How strongly the buttons under the search box of the home page stand out.',
    owner: 'Home',
    ends: '2027-06-30',
    variants: ['control', 'treatmentb', 'treatmentc'],
    allocation: 1,
    assignment: 'random',
    persistence: 'localStorage',
  },
  windowsinstaller: {
    description: 'The installer as one file in place of the older package.',
    owner: 'Downloads',
    ends: '2027-06-30',
    variants: ['new'],
    allocation: 1,
    assignment: 'random',
    persistence: 'localStorage',
  },
  privacypropromo: {
    description: 'A line or a banner about the subscription on other pages. Nobody takes part at present.',
    owner: 'Subscription',
    ends: '2027-06-30',
    variants: ['control', 'tagline', 'banner'],
    allocation: 0,
    assignment: 'random',
    persistence: 'localStorage',
  },
  appbranding: {
    description: 'How the app is named and pictured on its page.',
    owner: 'Downloads',
    ends: '2027-06-30',
    variants: ['control', 'treatmenta', 'treatmentb'],
    allocation: 1,
    assignment: 'backend',
    persistence: 'localStorage',
  },
} as const satisfies Record<string, Experiment>;

export type ExperimentName = keyof typeof experiments;
export type VariantOf<Name extends ExperimentName> = (typeof experiments)[Name]['variants'][number];

export function isExperimentName(value: string): value is ExperimentName {
  return Object.hasOwn(experiments, value);
}
