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
  /** `slow` after 1.2 seconds: the page then offers a link to continue. `web`: no app shows this page. */
  state: 'pending' | 'slow' | 'done' | 'web';
  /** The app's welcome page; after a plan change, the account, which shows the current plan. */
  next: string;
  /** Whether the person returns from changing the plan, which may have been left unchanged. */
  changed: boolean;
};

/** After a Stripe payment: tells the app, then continues to the welcome page, with or without an answer. */
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
