/** What an experiment may show, and until when. */
export type ShownExperiment = {
  /** Its last day has passed on this date, in UTC: from then on nobody takes part. */
  ends: `${number}-${number}-${number}`;
  variants: readonly string[];
};

/**
 * Every experiment there is (specification §9). Every page carries this part, to show a variant before the first paint.
 * Adding an experiment is adding a record here; the type check names the other two.
 */
export const shownExperiments = {
  mobilepropaywall: { ends: '2027-06-30', variants: ['control', 'treatmenta', 'treatmentb'] },
  homeherobuttonstyles: { ends: '2027-06-30', variants: ['control', 'treatmentb', 'treatmentc'] },
  windowsinstaller: { ends: '2027-06-30', variants: ['new'] },
  privacypropromo: { ends: '2027-06-30', variants: ['control', 'tagline', 'banner'] },
  appbranding: { ends: '2027-06-30', variants: ['control', 'treatmenta', 'treatmentb'] },
} as const satisfies Record<string, ShownExperiment>;

export type ExperimentName = keyof typeof shownExperiments;

export function isExperimentName(value: string): value is ExperimentName {
  return Object.hasOwn(shownExperiments, value);
}
