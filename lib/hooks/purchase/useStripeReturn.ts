import { useEffect, useState } from 'react';
import { visitLink } from '../../attribution/visit';
import { PlanChange } from '../../contract/native/purchaseMessages';
import type { UndonePurchase } from '../../contract/wire';
import { countReturnedPurchase } from '../../experiments/countPurchase';
import { channelLimits } from '../../native/channel/channelLimits';
import type { NativeChannel } from '../../native/channel/openChannel';
import { completeStripePayment } from '../../native/purchase';
import { welcomeLink } from '../../native/welcomeLink';
import { tabStorage } from '../../storage/tabStorage';
import { readQueryParam } from '../../url/queryParameters';
import { boughtInApp } from '../native/boughtInApp';
import { useNativeHost } from '../native/useNativeHost';

/** `slow` offers a link to continue; `undone`: the trial did not start; `web`: no app shows this page. */
type State = 'pending' | 'slow' | 'done' | 'undone' | 'web';

/**
 * After Stripe's payment page: tells the app, then continues to the welcome page, or after a plan change (`changed`) to
 * the account, with or without an answer. Unless the service says that nothing was bought: then the page asks.
 */
export function useStripeReturn(go: (url: string) => void = (url) => window.location.replace(url)) {
  const host = useNativeHost();
  const [state, setState] = useState<State>('pending');
  const [next, setNext] = useState('/subscriptions/welcome');
  const [changed, setChanged] = useState(false);
  const [undone, setUndone] = useState<UndonePurchase | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one payment is completed once, whatever `go` is.
  useEffect(() => {
    if (!host) return;
    const named = PlanChange.safeParse(readQueryParam(window.location.search, 'change'));
    const change = named.success ? named.data : undefined;
    const { search } = window.location;
    const address = change ? visitLink('/subscriptions/manage', search) : welcomeLink(search);
    setNext(address);
    setChanged(change !== undefined);
    const count = () => change ?? countReturnedPurchase(search, tabStorage());
    if (!host.inApp) {
      count();
      return setState('web');
    }
    let mounted = true;
    const told = completeStripePayment(host.channel, change);
    const bought = change ? Promise.resolve(null) : refusalOf(host.channel);
    const timer = setTimeout(() => setState('slow'), channelLimits.answer);
    void Promise.all([bought, told]).then(([found]) => {
      clearTimeout(timer);
      if (!mounted) return;
      if (found) {
        setUndone(found);
        return setState('undone');
      }
      count();
      setState('done');
      go(address);
    });
    return () => {
      mounted = false;
      clearTimeout(timer);
    };
  }, [host]);
  return { state, undone, next, changed };
}

/** The trial that did not start. Null when there is none, and when nobody says so in time. */
async function refusalOf(channel: NativeChannel<'subscriptionPages'>): Promise<UndonePurchase | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), channelLimits.payment));
  const found = boughtInApp(channel).then(
    (account) => account?.undone ?? null,
    () => null,
  );
  return Promise.race([found, late]);
}
