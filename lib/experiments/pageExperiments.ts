import { type Experiment, experiments } from '../content/measuring/experiments';

/** What must be known about an experiment to decide on its variant. */
export type DrawnExperiment = Omit<Experiment, 'pages' | 'persistence'>;

/** Names of the experiments of a page, for the boot script; undefined for none, so that other pages carry nothing. */
export function pageExperiments(path: string): string | undefined {
  const shown = Object.entries<Experiment>(experiments)
    .filter(([, { pages }]) => pages.some((page) => page === path))
    .map(([name, { ends, variants, allocation, assignment, isNarrow }]): [string, DrawnExperiment] => [
      name,
      { ends, variants, allocation, assignment, isNarrow },
    ]);
  return shown.length > 0 ? JSON.stringify(Object.fromEntries(shown)) : undefined;
}
