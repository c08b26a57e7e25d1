import type { ExperimentName } from '../../content/measuring/experiments';
import { useExperiment } from '../page/useExperiment';

/** An experiment as apps are told of it when something is bought. */
export type ExperimentCohort = { name: ExperimentName; cohort: string };

/** The variant that this view shows, once it shows something of it. Null where it shows none, and until it is known. */
export function useExperimentCohort(name: ExperimentName, isShown: boolean): ExperimentCohort | null {
  const state = useExperiment(name, isShown);
  return state.ready && state.variant !== false ? { name, cohort: state.variant } : null;
}
