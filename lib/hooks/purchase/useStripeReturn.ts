import { useEffect, useState } from 'react';
import { visitLink } from '../../attribution/visit';
import { PlanChange } from '../../contract/native/purchaseMessages';
import { countReturnedPurchase } from '../../experiments/countPurchase';
import { limits } from '../../native/channel/channelLimits';
import { completeStripePayment } from '../../native/purchase';
import { welcomeLink } from '../../native/welcomeLink';
import { readQueryParam } from '../../url/queryParameters';
import { useNativeHost } from '../native/useNativeHost';
import { tabStorage } from '../session/tabStorage';

export type StripeReturn = {
  /** `slow` after 1.2 seconds: the page then offers the way on itself. `web`: no app shows this page. */
  state: 'pending' | 'slow' | 'done' | 'web';
  /** The welcome page of the app; after a change of plan, the account, which shows the plan as it is. */
  next: string;
  /** Whether somebody comes back from changing the plan, which may have been left as it was. */
  changed: boolean;
};

/** After a Stripe payment: the app takes note of it, then the page goes on to the welcome page, answer or not. */
export function useStripeReturn(
  go: (url: string) => void = (url) => window.location.replace(url),
): StripeReturn {
  const host = useNativeHost();
  const [state, setState] = useState<StripeReturn['state']>('pending');
  const [next, setNext] = useState('/subscriptions/welcome');
  const [changed, setChanged] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one payment is completed once, whatever `go` is.
  useEffect(() => {
    if (!host) return;
    const asked = PlanChange.safeParse(readQueryParam(window.location.search, 'change'));
    const change = asked.success ? asked.data : undefined;
    const { search } = window.location;
    const address = change ? visitLink('/subscriptions/manage', search) : welcomeLink(search);
    setNext(address);
    setChanged(change !== undefined);
    if (!change) countReturnedPurchase(search, tabStorage());
    if (!host.inApp) return setState('web');
    let mounted = true;
    const timer = setTimeout(() => setState('slow'), limits.answer);
    void completeStripePayment(host.channel, change).then(() => {
      clearTimeout(timer);
      if (!mounted) return;
      setState('done');
      go(address);
    });
    return () => {
      mounted = false;
      clearTimeout(timer);
    };
  }, [host]);
  return { state, next, changed };
}
