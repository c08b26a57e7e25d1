import { appExperiment } from '../../attribution/visit';
import type { ExperimentName } from '../../content/measuring/experiments';
import { useExperiment } from '../page/useExperiment';

/** An experiment as apps are told of it when something is bought. */
export type ExperimentCohort = { name: string; cohort: string };

/**
 * The experiment that a purchase is made under: one of the app's own, which it names in the address, else the variant that
 * this view shows, once it shows something of it. Null where there is none, and until it is known.
 */
export function useExperimentCohort(name: ExperimentName, isShown: boolean): ExperimentCohort | null {
  const state = useExperiment(name, isShown);
  if (!state.ready) return null;
  const own = appExperiment(window.location.search);
  return own ?? (state.variant === false ? null : { name, cohort: state.variant });
}
