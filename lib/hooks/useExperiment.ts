import { useEffect, useState } from 'react';
import { type ExperimentName, experiments, type VariantOf } from '../content/experiments';
import { takePart } from '../experiments/takePart';

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
    if (!waits) setState({ ready: true, variant: takePart(name, assigned ?? {}) });
  }, [name, assigned, waits]);
  return state;
}
