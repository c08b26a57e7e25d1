import { useEffect, useState } from 'react';
import { PlanChange } from '../contract/native/purchase';
import { welcomeLink } from '../native/appLink';
import { limits } from '../native/limits';
import { completeStripePayment } from '../native/purchase';
import { readQueryParam } from '../url/queryParameters';
import { useAppPlace } from './useAppPlace';

export type StripeReturn = {
  /** `slow` after 1.2 seconds: the page then offers the way on itself. `web`: no app shows this page. */
  state: 'pending' | 'slow' | 'done' | 'web';
  /** The welcome page of the app. */
  next: string;
};

/** After a Stripe payment: the app takes note of it, then the page goes on to the welcome page, answer or not. */
export function useStripeReturn(
  go: (url: string) => void = (url) => window.location.replace(url),
): StripeReturn {
  const place = useAppPlace();
  const [state, setState] = useState<StripeReturn['state']>('pending');
  const [next, setNext] = useState('/subscriptions/welcome');

  // biome-ignore lint/correctness/useExhaustiveDependencies: one payment is completed once, whatever `go` is.
  useEffect(() => {
    if (!place) return;
    const address = welcomeLink(window.location);
    setNext(address);
    if (!place.inApp) return setState('web');
    let mounted = true;
    const timer = setTimeout(() => setState('slow'), limits.answer);
    const change = PlanChange.safeParse(readQueryParam(window.location.search, 'change'));
    void completeStripePayment(place.channel, change.success ? change.data : undefined).then(() => {
      clearTimeout(timer);
      if (!mounted) return;
      setState('done');
      go(address);
    });
    return () => {
      mounted = false;
      clearTimeout(timer);
    };
  }, [place]);
  return { state, next };
}
