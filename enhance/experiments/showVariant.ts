import type { ExperimentName } from '@/lib/content/measuring/shownExperiments';
import { currentVariant } from '@/lib/experiments/currentVariant';
import { requestCount } from '../counting/requestCount';

/**
 * Shows the variant of this visitor by `data-exp-<name>` on the root, for style sheets to read. One drawn just now is
 * counted and shows from the next page on, so that nothing changes under a visitor's eyes.
 */
export function showVariant(name: ExperimentName, assigned?: Readonly<Record<string, string>>): void {
  const attribute = `data-exp-${name}`;
  try {
    const { variant, fresh } = currentVariant(name, assigned);
    if (fresh && variant) requestCount('static.experiment', { experiment: name, variant });
    else if (variant) document.documentElement.setAttribute(attribute, variant);
    else document.documentElement.removeAttribute(attribute);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a missing assignment is a mistake of ours, to be seen and not to stop a page.
    console.warn(error);
  }
}

/** The experiments that the markup of this page names, each once. */
export function namedExperiments(): Set<string> {
  const parts = document.querySelectorAll<HTMLElement>('[data-experiment]');
  return new Set([...parts].map(({ dataset }) => dataset.experiment ?? ''));
}
