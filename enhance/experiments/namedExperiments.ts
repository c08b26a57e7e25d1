import { type ExperimentName, isExperimentName } from '@/lib/content/measuring/experiments';

/** The experiments that the markup of this page names by `data-experiment`, each once. */
export function namedExperiments(): ExperimentName[] {
  const parts = document.querySelectorAll<HTMLElement>('[data-experiment]');
  const names = [...parts].map(({ dataset }) => dataset.experiment ?? '');
  return [...new Set(names)].filter(isExperimentName);
}
