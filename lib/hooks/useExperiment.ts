import { useEffect, useState } from 'react';
import { type ExperimentName, experiments, type VariantOf } from '../content/experiments';
import { sendSubscriptionEvent } from '../events/sendSubscriptionEvent';
import { currentVariant } from '../experiments/currentVariant';

/** Not ready until the page runs in a browser, then ready with a variant, or with false for a visitor who takes no part. */
export type ExperimentState<Name extends ExperimentName> =
  | { ready: false }
  | { ready: true; variant: VariantOf<Name> | false };

type Assigned = Readonly<Record<string, string>>;

/**
 * The variant of an experiment in a flow. The prerendered page knows no visitor, so it shows what everybody sees and the
 * variant comes with the first effect. For one that the backend assigns, `assigned` is its answer, null until it came; one
 * that it failed to assign takes no part, and the failure is logged.
 */
export function useExperiment<Name extends ExperimentName>(
  name: Name,
  assigned: Assigned | null = null,
): ExperimentState<Name> {
  const [state, setState] = useState<ExperimentState<Name>>({ ready: false });
  const waits = experiments[name].assignment === 'backend' && assigned === null;
  useEffect(() => {
    if (!waits) setState({ ready: true, variant: take(name, assigned ?? {}) });
  }, [name, assigned, waits]);
  return state;
}

function take<Name extends ExperimentName>(name: Name, assigned: Assigned): VariantOf<Name> | false {
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
