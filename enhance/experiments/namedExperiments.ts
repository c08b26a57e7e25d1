import { type ExperimentName, isExperimentName } from '@/lib/content/measuring/experiments';

/** The experiments that this page's markup names in `data-experiment`, without duplicates. */
export function namedExperiments(): ExperimentName[] {
  const parts = document.querySelectorAll<HTMLElement>('[data-experiment]');
  const names = [...parts].map(({ dataset }) => dataset.experiment ?? '');
  return [...new Set(names)].filter(isExperimentName);
}
