import type { ExperimentName } from '../../content/measuring/shownExperiments';
import { useExperiment } from '../page/useExperiment';
import { useMobileWidth } from '../page/useMobileWidth';

/** An experiment as apps are told of it when something is bought. */
export type ExperimentCohort = { name: ExperimentName; cohort: string };

/**
 * Takes a visitor with a small screen into the experiment. Null for visitors who take no part, and until it is known.
 */
export function useExperimentCohort(name: ExperimentName): ExperimentCohort | null {
  const state = useExperiment(name, { takesPart: useMobileWidth() });
  return state.ready && state.variant !== false ? { name, cohort: state.variant } : null;
}
