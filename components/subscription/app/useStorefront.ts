import { useEffect, useState } from 'react';
import { parseOrigin } from '@/lib/attribution/origin';
import { type AppAccount, useAppAccount } from '@/lib/hooks/native/useAppAccount';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useSubscriber } from '@/lib/hooks/native/useSubscriber';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { useSubscriptionOptions } from '@/lib/hooks/purchase/useSubscriptionOptions';
import { channelLimits } from '@/lib/native/channel/channelLimits';
import type { NativeChannel } from '@/lib/native/channel/openChannel';
import type { AppOffer } from '@/lib/native/subscriptionOptions';
import type { SubscriberApp } from '@/lib/subscriber/subscriberApp';
import { withTrials } from '@/lib/subscriptions/appOffer';
import { mayBuyAgain, standingOf } from '@/lib/subscriptions/standing';

/** What this person can do on a sales page. */
export type Storefront =
  | { kind: 'pending' }
  /** No app sells on this page. */
  | { kind: 'web' }
  /** `slow`: the app or the service has not answered yet, and still may. */
  | { kind: 'slow' | 'error'; retry: () => void }
  /** Whether there is a subscription could not be read, and the app does not say that there is none. */
  | { kind: 'unread'; retry: () => void }
  /** The same, because the service does not take the app's sign-in. Whoever has no subscription can go on to the prices. */
  | { kind: 'refused'; retry: () => void; goOn: () => void }
  | { kind: 'notSold' }
  | { kind: 'offer'; offer: AppOffer };

export type Store = {
  /** The app that shows this page; null outside one and until it is known. */
  channel: NativeChannel<'subscriptionPages'> | null;
  front: Storefront;
  /** The app whose ordinary tab shows this page, with the screens that it opens itself. */
  tab: SubscriberApp | null;
  /** True when the app or the service says that a subscription is running, unless it is in its last days. */
  subscribed: boolean;
  /** The account in the app; its subscription may have ended. */
  account: AppAccount;
  /** The features the app says its plans have; empty until it answers. */
  features: readonly string[];
};

/**
 * Combines what the app sells with who is signed in to it. The page waits for both together, so that an offer is not
 * shown to a subscriber and then removed; after 1.2 seconds it says that it waits. Nobody is sold a second subscription:
 * prices come once the service, or the app itself, has said that there is none, or the person where the service does not
 * take the app's sign-in. Each question has its time limit, after which the page offers to try again. While a purchase
 * is `busy`, its offer stays.
 */
export function useStorefront({ busy = false } = {}): Store {
  const host = useNativeHost();
  const visit = useVisit();
  const options = useSubscriptionOptions();
  const account = useAppAccount();
  const subscriber = useSubscriber();
  const isWaiting = useWaiting();
  const [goesOn, setGoesOn] = useState(false);

  const { subscription } = account;
  const active = subscription !== null && !mayBuyAgain(subscription);
  const settled =
    account.state !== 'pending' && subscriber.state !== 'PENDING' && options.state !== 'pending';
  const known = options.state === 'ready' || options.state === 'empty' ? options.offer : null;
  const trial = {
    campaign: parseOrigin(visit.origin)?.campaign ?? null,
    possible: subscription === null && visit.parameter('trial') !== 'false',
  };

  function front(): Storefront {
    if (!host || !visit.ready) return { kind: 'pending' };
    if (!host.inApp) return subscriber.state === 'PENDING' ? { kind: 'pending' } : { kind: 'web' };
    if (!settled && isWaiting) return { kind: 'pending' };
    const unsure = account.state !== 'known' && subscriber.state !== 'UNSUBSCRIBED' && !busy;
    if (unsure && account.state === 'refused' && !goesOn)
      return { kind: 'refused', retry: reload, goOn: () => setGoesOn(true) };
    if (unsure && account.state === 'failed') return { kind: 'unread', retry: reload };
    if (unsure && account.state === 'pending' && options.state === 'ready')
      return { kind: 'slow', retry: reload };
    if (options.state === 'ready') return { kind: 'offer', offer: withTrials(options.offer, trial) };
    if (options.state === 'empty') return { kind: 'notSold' };
    return options.state === 'pending' ? { kind: 'pending' } : { kind: options.state, retry: options.retry };
  }
  /** The URL takes precedence, then the app, also in its ordinary tabs, then the service. */
  function isSubscribed(): boolean {
    if (subscriber.forced) return subscriber.state === 'SUBSCRIBED';
    // An app still counts it, because its features work until the end.
    if (subscription && standingOf(subscription) === 'lastDays') return false;
    return subscriber.state === 'SUBSCRIBED' || (host?.inApp === true && active);
  }
  return {
    channel: host?.channel ?? null,
    front: front(),
    tab: host?.inApp ? null : subscriber.app,
    subscribed: isSubscribed(),
    account,
    features: withoutRemoval(known?.features ?? [], visit.parameter('pir') === 'false'),
  };
}

function reload(): void {
  window.location.reload();
}

/** An app on a device that cannot run the removal of personal information says so with `pir=false`. */
function withoutRemoval(features: readonly string[], without: boolean): readonly string[] {
  return without ? features.filter((feature) => feature !== 'Data Broker Protection') : features;
}

/** True while the page still waits for an app. */
function useWaiting(): boolean {
  const [isWaiting, setIsWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(false), channelLimits.answer);
    return () => clearTimeout(timer);
  }, []);
  return isWaiting;
}
