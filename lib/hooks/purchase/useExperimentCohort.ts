import { appExperiment } from '../../attribution/visit';
import type { ExperimentName } from '../../content/measuring/experiments';
import { useExperiment } from '../page/useExperiment';

/** An experiment in the form in which apps are told of it at a purchase. */
export type ExperimentCohort = { name: string; cohort: string };

/**
 * The experiment that a purchase is attributed to: the app's own, which it names in the URL, otherwise the variant that
 * this view shows, once the part it is about is visible. Null when there is none, and until it is known.
 */
export function useExperimentCohort(name: ExperimentName, isShown: boolean): ExperimentCohort | null {
  const state = useExperiment(name, isShown);
  if (!state.ready) return null;
  const own = appExperiment(window.location.search);
  return own ?? (state.variant === false ? null : { name, cohort: state.variant });
}
