import { experiments, type VariantOf } from '../content/measuring/experiments';
import type { ExperimentName } from '../content/measuring/shownExperiments';
import { sendSubscriptionEvent } from '../events/sendSubscriptionEvent';
import { currentVariant } from './currentVariant';

/**
 * Takes the visitor of a flow into an experiment and counts it when the variant was drawn just now. False for who takes no
 * part. One that the backend failed to assign takes no part either; the failure is logged.
 */
export function takePart<Name extends ExperimentName>(
  name: Name,
  assigned: Readonly<Record<string, string>> = {},
): VariantOf<Name> | false {
  try {
    const { variant, fresh } = currentVariant(name, assigned);
    if (variant === false || !isVariant(name, variant)) return false;
    if (fresh) sendSubscriptionEvent('static.experiment', { experiment: name, variant });
    return variant;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a missing assignment is a mistake of ours, to be seen and not to stop a page.
    console.warn(error);
    return false;
  }
}

function isVariant<Name extends ExperimentName>(name: Name, value: string): value is VariantOf<Name> {
  const variants: readonly string[] = experiments[name].variants;
  return variants.includes(value);
}
