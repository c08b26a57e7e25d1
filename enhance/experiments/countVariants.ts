import { type ExperimentName, isExperimentName } from '@/lib/content/measuring/experiments';
import { exposeVariant } from '@/lib/experiments/exposure';
import { requestCount } from '../counting/requestCount';
import { whenSeen } from '../counting/whenSeen';

/** The experiments that this page's markup names in `data-experiment`, without duplicates. */
export function namedExperiments(): ExperimentName[] {
  const parts = document.querySelectorAll<HTMLElement>('[data-experiment]');
  const names = [...parts].map(({ dataset }) => dataset.experiment ?? '');
  return [...new Set(names)].filter(isExperimentName);
}

/**
 * Experiments of a document. The markup contains every variant and names the experiment in `data-experiment`; style
 * sheets show one by `data-exp-<name>` on the root, which the boot script sets before the first paint. The variant is
 * counted here, once somebody sees it.
 */
function countShown(): void {
  for (const name of namedExperiments()) {
    const { variant, fresh } = exposeVariant(name);
    if (variant && fresh) requestCount('static.experiment', { experiment: name, variant });
  }
}

whenSeen(countShown);
