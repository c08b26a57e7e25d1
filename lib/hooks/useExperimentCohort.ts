import { useEffect, useState } from 'react';
import type { ExperimentName } from '../content/experiments';
import { isMobileWidth } from '../device/viewport';
import { takePart } from '../experiments/takePart';

/** An experiment as apps are told of it when something is bought. */
export type ExperimentCohort = { name: ExperimentName; cohort: string };

/** Takes a visitor with a small screen into the experiment. Null for whoever takes no part, and until it is known. */
export function useExperimentCohort(name: ExperimentName): ExperimentCohort | null {
  const [cohort, setCohort] = useState<ExperimentCohort | null>(null);
  useEffect(() => {
    const variant = isMobileWidth(window.innerWidth) && takePart(name);
    setCohort(variant ? { name, cohort: variant } : null);
  }, [name]);
  return cohort;
}
