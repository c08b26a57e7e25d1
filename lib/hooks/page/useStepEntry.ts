import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the steps after the first an entry of their own in the history, at the same URL: going back then leads to the
 * first step, with what was typed, and not off the page. A reload stays on its entry. `useStepUrl` does the same where
 * the steps have URLs.
 */
export function useStepEntry(isLaterStep: boolean, toFirstStep: () => void): void {
  const back = useRef(toFirstStep);
  back.current = toFirstStep;
  const wasLaterStep = useRef(false);

  // Before the step is seen: whoever goes back at once must find the entry.
  useLayoutEffect(() => {
    if (isLaterStep && !isOnEntry()) window.history.pushState({ laterStep: true }, '', window.location.href);
  }, [isLaterStep]);

  useEffect(() => {
    // Whoever returned by a button must not have to go back twice.
    if (!isLaterStep && wasLaterStep.current && isOnEntry()) window.history.back();
    wasLaterStep.current = isLaterStep;
  }, [isLaterStep]);

  useLayoutEffect(() => {
    if (!isLaterStep) return;
    const onBack = () => {
      if (!isOnEntry()) back.current();
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [isLaterStep]);
}

function isOnEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'laterStep' in state;
}
