import { experiments } from '../content/measuring/experiments';
import type { ExperimentName } from '../content/measuring/shownExperiments';
import { mayMeasure } from '../privacy/mayMeasure';
import { openStorage } from '../storage/browserStorage';
import { type Assignment, assignVariant } from './assignment';
import { pageAllocation } from './pageAllocation';

/** The variant of this visitor on this page. @throws Error when the backend has to assign and has not. */
export function currentVariant(
  name: ExperimentName,
  assigned?: Readonly<Record<string, string>>,
): Assignment {
  return assignVariant(
    name,
    { ...experiments[name], allocation: pageAllocation(name) },
    {
      search: window.location.search,
      storage: openStorage(() => window.localStorage),
      now: new Date(),
      random: Math.random,
      mayExperiment: mayMeasure(),
      assigned,
    },
  );
}
