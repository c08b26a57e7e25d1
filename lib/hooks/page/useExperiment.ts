import { useEffect, useState } from 'react';
import { experiments, type VariantOf } from '../../content/measuring/experiments';
import type { ExperimentName } from '../../content/measuring/shownExperiments';
import { takePart } from '../../experiments/takePart';

/**
 * Not ready until the page runs in a browser; then ready with a variant, or with false for a visitor who takes no part.
 */
export type ExperimentState<Name extends ExperimentName> =
  | { ready: false }
  | { ready: true; variant: VariantOf<Name> | false };

type Options = {
  /** For one that the backend assigns: its answer, null until it came. */
  assigned?: Readonly<Record<string, string>> | null;
  /** False while the experiment does not concern this visitor. */
  takesPart?: boolean;
};

/**
 * The variant of an experiment in a flow. The prerendered page knows no visitor, so it shows what everybody sees and the
 * variant comes with the first effect. One that the backend failed to assign takes no part, and the failure is logged.
 */
export function useExperiment<Name extends ExperimentName>(
  name: Name,
  { assigned = null, takesPart = true }: Options = {},
): ExperimentState<Name> {
  const [state, setState] = useState<ExperimentState<Name>>({ ready: false });
  const waits = !takesPart || (experiments[name].assignment === 'backend' && assigned === null);
  useEffect(() => {
    if (!waits) setState({ ready: true, variant: takePart(name, assigned ?? {}) });
  }, [name, assigned, waits]);
  return state;
}
