import { appExperiment } from '../../attribution/visit';
import type { ExperimentName } from '../../content/measuring/experiments';
import { experimentKey } from '../../experiments/assignment';
import { shownVariants } from '../../experiments/exposure';
import type { ExperimentCohort } from './useExperimentCohort';

/**
 * The experiment that a purchase is attributed to on a page that shows none itself: the app's own, which it names in
 * the URL, otherwise the variant that this visitor was shown on another page. Null when there is none.
 */
export function purchaseExperiment(name: ExperimentName): ExperimentCohort | null {
  const cohort = shownVariants()[experimentKey(name)];
  return appExperiment(window.location.search) ?? (cohort === undefined ? null : { name, cohort });
}
