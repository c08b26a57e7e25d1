import { type Experiment, experiments } from '../content/measuring/experiments';

/** What must be known about an experiment to decide on its variant. */
export type DrawnExperiment = Omit<Experiment, 'pages' | 'persistence'>;

/**
 * The experiments that a page shows, by name, as its root element lists them for the boot script: other pages contain
 * nothing about them. Undefined when there are none.
 */
export function pageExperiments(path: string): string | undefined {
  const shown = Object.entries<Experiment>(experiments)
    .filter(([, { pages }]) => pages.some((page) => page === path))
    .map(([name, { ends, variants, allocation, assignment, isNarrow }]): [string, DrawnExperiment] => [
      name,
      { ends, variants, allocation, assignment, isNarrow },
    ]);
  return shown.length > 0 ? JSON.stringify(Object.fromEntries(shown)) : undefined;
}
