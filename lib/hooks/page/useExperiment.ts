import { useEffect, useState } from 'react';
import type { ExperimentName, VariantOf } from '../../content/measuring/experiments';
import { isMobileWidth, watchWidth } from '../../device/viewport';
import { takePart } from '../../experiments/takePart';

/** Not ready until the page runs in a browser; then with the variant that is shown, or with false for none. */
export type ExperimentState<Name extends ExperimentName> =
  | { ready: false }
  | { ready: true; variant: VariantOf<Name> | false };

/** The variant that the boot script has chosen and style sheets show, counted, and read again when it may change. */
export function useExperiment<Name extends ExperimentName>(
  name: Name,
  /** False while nothing that the experiment is about is visible yet. */
  isShown = true,
): ExperimentState<Name> {
  const [state, setState] = useState<ExperimentState<Name>>({ ready: false });
  const isMobile = useMobileWidth();
  useEffect(() => {
    if (isShown && isMobile !== null) setState({ ready: true, variant: takePart(name) });
  }, [name, isShown, isMobile]);
  return state;
}

/** Whether the page has its narrow layout. Null until it runs in a browser; updated once a resize has ended. */
function useMobileWidth(): boolean | null {
  const [isMobile, setMobile] = useState<boolean | null>(null);
  useEffect(() => {
    const update = (width: number) => setMobile(isMobileWidth(width));
    update(window.innerWidth);
    return watchWidth(update);
  }, []);
  return isMobile;
}
