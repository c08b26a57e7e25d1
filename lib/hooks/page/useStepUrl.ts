import { useLayoutEffect, useRef } from 'react';
import type { SignInStep } from '../../auth/steps/signInSteps';
import { localUrl } from '../../content/site/languages/localUrl';

type Step = SignInStep | 'reauthenticate';

/**
 * Gives the steps of a screen their own URLs, which apps watch (native contract §5.1): `path`, `path/otp` and
 * `path/success`. The page itself stays loaded, because it might not be allowed to ask for its token again at the next
 * URL. Going back from the code leads to the email address, and a reload finds the stored step. With null nothing
 * happens.
 */
export function useStepUrl(path: string | null, step: Step, changeAddress: () => void): void {
  const base = path && localUrl(path);
  const back = useRef(changeAddress);
  back.current = changeAddress;

  // Before the step is seen: whoever goes back at once must find the entry.
  useLayoutEffect(() => {
    if (base === null) return;
    const { pathname, search } = window.location;
    const here = withoutFinalSlash(pathname);
    // Choosing an account is part of the code step.
    if (step === 'choice') return;
    const there = step === 'code' ? `${base}/otp` : step === 'done' ? `${base}/success` : base;
    if (here === there) return;
    if (step === 'code') window.history.pushState(null, '', there + search);
    else window.history.replaceState(window.history.state, '', there + search);
  }, [base, step]);

  useLayoutEffect(() => {
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
