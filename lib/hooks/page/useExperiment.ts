import { useEffect, useState } from 'react';
import type { ExperimentName, VariantOf } from '../../content/measuring/experiments';
import { takePart } from '../../experiments/takePart';
import { useMobileWidth } from './useMobileWidth';

/**
 * Not ready until the page runs in a browser; then ready with the variant that is shown, or with false where none is.
 */
export type ExperimentState<Name extends ExperimentName> =
  | { ready: false }
  | { ready: true; variant: VariantOf<Name> | false };

/**
 * The variant of an experiment in a flow. The boot script decides on it before the first paint and style sheets show it;
 * this says which it is and counts it. A window that is turned may show another part of the page, so it is read anew.
 */
export function useExperiment<Name extends ExperimentName>(
  name: Name,
  /** False while nothing is shown yet that the experiment is about. */
  isShown = true,
): ExperimentState<Name> {
  const [state, setState] = useState<ExperimentState<Name>>({ ready: false });
  const isMobile = useMobileWidth();
  useEffect(() => {
    if (isShown && isMobile !== null) setState({ ready: true, variant: takePart(name) });
  }, [name, isShown, isMobile]);
  return state;
}
