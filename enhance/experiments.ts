import { isExperimentName } from '@/lib/content/experiments';
import { currentVariant } from '@/lib/experiments/currentVariant';
import { requestCount } from './requestCount';

/**
 * Experiments of a document. Markup holds every variant and names the experiment by `data-experiment`; style sheets show
 * one by `data-exp-<name>` on the root, which the boot script sets from what this browser keeps. A variant drawn just now
 * therefore shows from the next page on, so that nothing changes under a visitor's eyes. A variant named by the address,
 * for looking at it, shows at once.
 */
function takePart(name: string): void {
  if (!isExperimentName(name)) return;
  const attribute = `data-exp-${name}`;
  try {
    const { variant, fresh } = currentVariant(name);
    if (fresh && variant) requestCount('static.experiment', { experiment: name, variant });
    else if (variant) document.documentElement.setAttribute(attribute, variant);
    else document.documentElement.removeAttribute(attribute);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a missing assignment is a mistake of ours, to be seen and not to stop a page.
    console.warn(error);
  }
}

const parts = document.querySelectorAll<HTMLElement>('[data-experiment]');
for (const name of new Set([...parts].map(({ dataset }) => dataset.experiment ?? ''))) takePart(name);
