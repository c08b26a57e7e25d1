import { isExperimentName } from '@/lib/content/measuring/shownExperiments';
import { namedExperiments, showVariant } from './showVariant';

/**
 * Experiments of a document. Markup holds every variant and names the experiment by `data-experiment`; style sheets show
 * one by `data-exp-<name>` on the root, which the boot script sets before the first paint.
 */
for (const name of namedExperiments()) if (isExperimentName(name)) showVariant(name);
