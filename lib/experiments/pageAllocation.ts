import { type ExperimentName, experiments } from '../content/measuring/experiments';

/** The attribute of the root element for the allocation of an experiment. */
export function allocationAttribute(name: string): string {
  return `data-allocation-${name}`;
}

/** The share of visitors that takes part, 0 to 1: what the server marked on this page, otherwise the build's value. */
export function pageAllocation(
  name: ExperimentName,
  root: Pick<Element, 'getAttribute'> = document.documentElement,
): number {
  const marked = root.getAttribute(allocationAttribute(name));
  return marked === null ? experiments[name].allocation : Number(marked);
}
