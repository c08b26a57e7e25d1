import { appExperiment } from '../../attribution/visit';
import type { ExperimentName } from '../../content/measuring/experiments';
import { experimentKey } from '../../experiments/assignment';
import { shownVariants } from '../../experiments/exposure';
import { takePart } from '../../experiments/takePart';

/** An experiment in the form in which apps are told of it at a purchase. */
export type ExperimentCohort = { name: string; cohort: string };

/**
 * The experiment that a purchase is attributed to: the app's own, which it names in the URL, otherwise the variant that
 * this page shows, or that this visitor was shown on another page. Null when there is none. It is read at the press of
 * the button, since a page may be used before it has counted what it shows.
 */
export function purchaseExperiment(name: ExperimentName): ExperimentCohort | null {
  const cohort = takePart(name) || shownVariants()[experimentKey(name)];
  return appExperiment(window.location.search) ?? (cohort ? { name, cohort } : null);
}
