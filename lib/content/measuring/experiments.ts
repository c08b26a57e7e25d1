/** Who sees what in an experiment, where, and until when. What it tries stands in experimentDefinitions. */
export type Experiment = {
  /** Its last day has passed on this date, in UTC: from then on nobody takes part. */
  ends: `${number}-${number}-${number}`;
  variants: readonly string[];
  /** The share of visitors that takes part, 0 to 1. */
  allocation: number;
  /** `random` by the page itself, `backend` by a service that must have said the variant. */
  assignment: 'random' | 'backend';
  persistence: 'localStorage';
  /** The pages whose styles show a variant. */
  pages: readonly `/${string}`[];
  /** Whether it changes the narrow layout alone. */
  isNarrow?: boolean;
};

/** Every experiment there is (specification §9). */
export const experiments = {
  mobilepropaywall: {
    ends: '2027-06-30',
    variants: ['control', 'treatmenta', 'treatmentb'],
    allocation: 1,
    assignment: 'random',
    persistence: 'localStorage',
    pages: [
      '/pro',
      '/subscriptions',
      '/subscriptions/new/mobile/vpn',
      '/subscriptions/new/mobile/duckai',
      '/subscriptions/new/mobile/pir',
    ],
    isNarrow: true,
  },
  homeherobuttonstyles: {
    ends: '2027-06-30',
    variants: ['control', 'treatmentb', 'treatmentc'],
    allocation: 1,
    assignment: 'random',
    persistence: 'localStorage',
    pages: ['/'],
  },
  windowsinstaller: {
    ends: '2027-06-30',
    variants: ['new'],
    allocation: 1,
    assignment: 'random',
    persistence: 'localStorage',
    pages: ['/windows'],
  },
  privacypropromo: {
    ends: '2027-06-30',
    variants: ['control', 'tagline', 'banner'],
    allocation: 0,
    assignment: 'random',
    persistence: 'localStorage',
    pages: ['/browser'],
  },
  appbranding: {
    ends: '2027-06-30',
    variants: ['control', 'treatmenta', 'treatmentb'],
    allocation: 1,
    assignment: 'backend',
    persistence: 'localStorage',
    pages: ['/app'],
  },
} as const satisfies Record<string, Experiment>;

export type ExperimentName = keyof typeof experiments;
export type VariantOf<Name extends ExperimentName> = (typeof experiments)[Name]['variants'][number];

export function isExperimentName(value: string): value is ExperimentName {
  return Object.hasOwn(experiments, value);
}
