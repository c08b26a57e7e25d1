import { type ExperimentState, useExperiment } from '../page/useExperiment';
import { useMobileWidth } from '../page/useMobileWidth';

/**
 * Takes a visitor with a small screen into the experiment on where the offer stands. The style sheet shows the variant by
 * `data-exp-mobilepropaywall`, which the boot script sets before the first paint, so a new one shows from the next view on.
 */
export function useMobilePaywall(): ExperimentState<'mobilepropaywall'> {
  return useExperiment('mobilepropaywall', { takesPart: useMobileWidth() });
}
