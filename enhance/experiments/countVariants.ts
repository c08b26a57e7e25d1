import { exposeVariant } from '@/lib/experiments/exposure';
import { requestCount } from '../counting/requestCount';
import { whenSeen } from '../counting/whenSeen';
import { namedExperiments } from './namedExperiments';

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
