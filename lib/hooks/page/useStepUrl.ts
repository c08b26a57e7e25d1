import { useEffect, useRef } from 'react';

type Step = 'address' | 'code' | 'choice' | 'done' | 'reauthenticate';

/**
 * Gives the steps of a screen addresses of their own, which apps watch (native contract §5.1): `base`, `base/otp` and
 * `base/success`. The page itself stays, because a token that it holds may not be asked for at the next address. Going
 * back from the code leads to the address, and a reload finds the step that is kept. With null nothing happens.
 */
export function useStepUrl(base: string | null, step: Step, changeAddress: () => void): void {
  const back = useRef(changeAddress);
  back.current = changeAddress;

  useEffect(() => {
    if (base === null) return;
    const { pathname, search } = window.location;
    const here = withoutFinalSlash(pathname);
    // The choice among accounts is part of the code's step.
    if (step === 'choice') return;
    const there = step === 'code' ? `${base}/otp` : step === 'done' ? `${base}/success` : base;
    if (here === there) return;
    if (step === 'code') window.history.pushState(null, '', there + search);
    else window.history.replaceState(window.history.state, '', there + search);
  }, [base, step]);

  useEffect(() => {
    if (base === null || step !== 'code') return;
    const onBack = () => {
      if (withoutFinalSlash(window.location.pathname) === base) back.current();
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [base, step]);
}

function withoutFinalSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}
