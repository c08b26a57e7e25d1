import { useEffect, useRef, useState } from 'react';
import { readVisitOrigin } from '../../attribution/visit';
import { type PersonError, purchaseError } from '../../content/site/errors/personError';
import type { PlanChange } from '../../contract/native/purchaseMessages';
import { sendSubscriptionEvent } from '../../events/sendSubscriptionEvent';
import { countPurchase } from '../../experiments/countPurchase';
import { shownVariants } from '../../experiments/exposure';
import {
  changeSubscription,
  type PurchaseExtras,
  type PurchaseOutcome,
  selectSubscription,
  watchPurchases,
} from '../../native/purchase';
import type { AppPlan } from '../../native/subscriptionOptions';
import { useNativeHost } from '../native/useNativeHost';
import { navigateAway } from '../page/navigateAway';
import { onReturnToPage } from '../page/onReturnToPage';
import { tabStorage } from '../session/tabStorage';
import { afterPurchase } from './afterPurchase';

export type AppPurchase = {
  /** Starts the purchase of a plan in the app. Pressing again right away has no effect. */
  buy(plan: AppPlan, extras?: PurchaseExtras): void;
  /** Starts a change to another plan. */
  change(plan: AppPlan, change: PlanChange): void;
  /** The plan whose purchase is in progress; its button is busy. */
  busy: AppPlan | null;
  /** The last purchase was canceled: the page says so, and the buttons work again. */
  canceled: boolean;
  error: PersonError | null;
};

/** Buying inside an app. A purchase leads to the welcome page, or in the Stripe builds to the payment page. */
export function useAppPurchase(
  go: (url: string) => void = (url) => window.location.assign(url),
): AppPurchase {
  const channel = useNativeHost()?.channel;
  const [busy, setBusy] = useState<AppPlan | null>(null);
  const [canceled, setCanceled] = useState(false);
  const [error, setError] = useState<PersonError | null>(null);
  const chosen = useRef<{ plan: AppPlan; change: PlanChange | null } | null>(null);
  const running = useRef(false);
  const leaving = useRef(false);
  const leave = useRef(go);
  leave.current = go;

  useEffect(() => {
    if (!channel) return;
    const app = channel;
    async function follow(outcome: PurchaseOutcome): Promise<void> {
      // After a reload it is not known which plan is to be paid: the buyer chooses again.
      if (leaving.current || (outcome.kind === 'checkout' && !chosen.current)) return;
      if (outcome.kind !== 'canceled') await proceed(outcome);
      else setCanceled(true);
      running.current = false;
      setBusy(null);
    }
    async function proceed(outcome: PurchaseOutcome): Promise<void> {
      leaving.current = true;
      if (outcome.kind === 'completed' && !chosen.current?.change)
        countPurchase(shownVariants(), tabStorage());
      try {
        const address = await afterPurchase(outcome, chosen.current, app);
        await navigateAway(() => leave.current(address));
      } catch (cause) {
        setError(purchaseError(cause));
      } finally {
        leaving.current = false;
      }
    }
    return watchPurchases(channel, (outcome) => void follow(outcome));
  }, [channel]);

  useEffect(() => {
    if (!busy) return;
    return onReturnToPage(() => {
      // The button stays busy until the payment page has opened or failed to open.
      if (leaving.current) return;
      running.current = false;
      setBusy(null);
    });
  }, [busy]);

  function start(plan: AppPlan, change: PlanChange | null, extras?: PurchaseExtras): void {
    if (!channel || running.current || leaving.current) return;
    chosen.current = { plan, change };
    running.current = true;
    setBusy(plan);
    setCanceled(false);
    setError(null);
    if (change) changeSubscription(channel, plan, change);
    else selectSubscription(channel, plan, extras);
    sendSubscriptionEvent(change ? 'page.subscriptions_plans.change.click' : 'page.subscriptions.buy.click', {
      origin: readVisitOrigin(window.location.search) ?? '',
      period: plan.period,
    });
  }

  return {
    buy: (plan, extras) => start(plan, null, extras),
    change: (plan, change) => start(plan, change),
    busy,
    canceled,
    error,
  };
}
