import { type ExperimentName, type ShownExperiment, shownExperiments } from './shownExperiments';

/** Who sees what in an experiment, and until when. What it tries stands in experimentDefinitions. */
export type Experiment = ShownExperiment & {
  /** The share of visitors that takes part, 0 to 1. */
  allocation: number;
  /** `random` by the page itself, `backend` by a service that must have said the variant. */
  assignment: 'random' | 'backend';
  persistence: 'localStorage';
};

/** Who takes part in each (specification §9). */
export const experiments = {
  mobilepropaywall: {
    ...shownExperiments.mobilepropaywall,
    allocation: 1,
    assignment: 'random',
    persistence: 'localStorage',
  },
  homeherobuttonstyles: {
    ...shownExperiments.homeherobuttonstyles,
    allocation: 1,
    assignment: 'random',
    persistence: 'localStorage',
  },
  windowsinstaller: {
    ...shownExperiments.windowsinstaller,
    allocation: 1,
    assignment: 'random',
    persistence: 'localStorage',
  },
  privacypropromo: {
    ...shownExperiments.privacypropromo,
    allocation: 0,
    assignment: 'random',
    persistence: 'localStorage',
  },
  appbranding: {
    ...shownExperiments.appbranding,
    allocation: 1,
    assignment: 'backend',
    persistence: 'localStorage',
  },
} as const satisfies Record<ExperimentName, Experiment>;

export type VariantOf<Name extends ExperimentName> = (typeof experiments)[Name]['variants'][number];
