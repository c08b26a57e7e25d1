import type { ExperimentName } from '../content/measuring/experiments';
import { experiments } from '../content/measuring/experiments';

/** The attribute of the root element that names the allocation of an experiment. */
export function allocationAttribute(name: string): string {
  return `data-allocation-${name}`;
}

/**
 * The share of visitors that takes part in an experiment, 0 to 1: what the server marked this page with, else what the
 * pages were built with.
 */
export function pageAllocation(
  name: ExperimentName,
  root: Pick<Element, 'getAttribute'> = document.documentElement,
): number {
  const marked = root.getAttribute(allocationAttribute(name));
  return marked === null ? experiments[name].allocation : Number(marked);
}
