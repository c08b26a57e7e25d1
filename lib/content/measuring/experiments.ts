/** Whom an experiment shows what, and until when. What it tries stands in experimentDefinitions. */
export type Experiment = {
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
    ends: '2027-06-30',
    variants: ['control', 'treatmenta', 'treatmentb'],
    allocation: 1,
    assignment: 'random',
    persistence: 'localStorage',
  },
  homeherobuttonstyles: {
    ends: '2027-06-30',
    variants: ['control', 'treatmentb', 'treatmentc'],
    allocation: 1,
    assignment: 'random',
    persistence: 'localStorage',
  },
  windowsinstaller: {
    ends: '2027-06-30',
    variants: ['new'],
    allocation: 1,
    assignment: 'random',
    persistence: 'localStorage',
  },
  privacypropromo: {
    ends: '2027-06-30',
    variants: ['control', 'tagline', 'banner'],
    allocation: 0,
    assignment: 'random',
    persistence: 'localStorage',
  },
  appbranding: {
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
