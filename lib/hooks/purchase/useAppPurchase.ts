import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { readVisitOrigin } from '../../attribution/visit';
import { type PersonError, purchaseError } from '../../content/site/errors/personError';
import type { PlanChange } from '../../contract/native/purchaseMessages';
import { sendSubscriptionEvent } from '../../events/sendSubscriptionEvent';
import { countPurchase } from '../../experiments/countPurchase';
import { shownVariants } from '../../experiments/exposure';
import type { NativeChannel } from '../../native/channel/openChannel';
import {
  changeSubscription,
  type PurchaseExtras,
  type PurchaseOutcome,
  selectSubscription,
  watchPurchases,
} from '../../native/purchase';
import type { AppPlan } from '../../native/subscriptionOptions';
import { tabStorage } from '../../storage/tabStorage';
import { useNativeHost } from '../native/useNativeHost';
import { navigateAway } from '../page/navigateAway';
import { afterPurchase } from './afterPurchase';

export type AppPurchase = ReturnType<typeof useAppPurchase>;

/** Buying inside an app, or changing the plan: leads to the welcome page, or in Stripe builds to the payment page. */
export function useAppPurchase(go: (url: string) => void = (url) => window.location.assign(url)) {
  const channel = useNativeHost()?.channel;
  const [shown, setShown] = useState(nothingBought);
  const running = useRef<Running>({ chosen: null, isRunning: false, isLeaving: false });
  const { busy } = shown;
  useOutcomes(channel, running, setShown, go);

  useEffect(() => {
    if (!busy) return;
    return onReturnToPage(() => {
      // The button stays busy until the payment page has opened or failed to open.
      if (running.current.isLeaving) return;
      running.current.isRunning = false;
      setShown((now) => ({ ...now, busy: null }));
    });
  }, [busy]);

  function start(plan: AppPlan, change: PlanChange | null, extras?: PurchaseExtras): void {
    const { isRunning, isLeaving } = running.current;
    if (!channel || isRunning || isLeaving) return;
    running.current = { chosen: { plan, change }, isRunning: true, isLeaving: false };
    setShown({ busy: plan, canceled: false, error: null });
    if (change) changeSubscription(channel, plan, change);
    else selectSubscription(channel, plan, extras);
    sendSubscriptionEvent(change ? 'page.subscriptions_plans.change.click' : 'page.subscriptions.buy.click', {
      origin: readVisitOrigin(window.location.search) ?? '',
      period: plan.period,
    });
  }

  return {
    buy: (plan: AppPlan, extras?: PurchaseExtras) => start(plan, null, extras),
    change: (plan: AppPlan, change: PlanChange) => start(plan, change),
    ...shown,
  };
}

/** `busy`: the plan whose purchase is in progress. `canceled`: the last one was, and the buttons work again. */
type Shown = { busy: AppPlan | null; canceled: boolean; error: PersonError | null };
type Running = {
  chosen: { plan: AppPlan; change: PlanChange | null } | null;
  isRunning: boolean;
  /** True while the payment page, or the one after it, is about to open. */
  isLeaving: boolean;
};

const nothingBought: Shown = { busy: null, canceled: false, error: null };

/** Follows what the app says became of a purchase. */
function useOutcomes(
  channel: NativeChannel<'subscriptionPages'> | null | undefined,
  running: { current: Running },
  setShown: Dispatch<SetStateAction<Shown>>,
  go: (url: string) => void,
): void {
  const leave = useRef(go);
  leave.current = go;

  useEffect(() => {
    if (!channel) return;
    const app = channel;

    async function follow(outcome: PurchaseOutcome): Promise<void> {
      const { chosen, isLeaving } = running.current;
      // After a reload it is not known which plan is to be paid: the buyer chooses again.
      if (isLeaving || (outcome.kind === 'checkout' && !chosen)) return;
      if (outcome.kind !== 'canceled') await proceed(outcome, chosen);
      else setShown((now) => ({ ...now, canceled: true }));
      running.current.isRunning = false;
      setShown((now) => ({ ...now, busy: null }));
    }

    async function proceed(outcome: PurchaseOutcome, chosen: Running['chosen']): Promise<void> {
      running.current.isLeaving = true;
      if (outcome.kind === 'completed' && !chosen?.change) countPurchase(shownVariants(), tabStorage());
      try {
        const address = await afterPurchase(outcome, chosen, app);
        await navigateAway(() => leave.current(address));
      } catch (cause) {
        setShown((now) => ({ ...now, error: purchaseError(cause) }));
      } finally {
        running.current.isLeaving = false;
      }
    }
    return watchPurchases(channel, (outcome) => void follow(outcome));
  }, [channel, running, setShown]);
}

/** A click within this time still belongs to the press that opened the store, in milliseconds. */
const samePress = 3_000;
/** Some stores end a purchase without telling the page; after this many milliseconds it stops waiting. */
const silence = 10_000;

/** Calls back at signs that the person is back from the app, or when the time is up. Returns what stops it. */
export function onReturnToPage(onBack: () => void): () => void {
  const began = Date.now();
  const timer = setTimeout(onBack, silence);
  function shown() {
    if (!document.hidden) onBack();
  }
  function touched() {
    if (Date.now() - began > samePress) onBack();
  }
  window.addEventListener('focus', onBack);
  window.addEventListener('pageshow', onBack);
  document.addEventListener('visibilitychange', shown);
  window.addEventListener('pointerdown', touched, true);
  window.addEventListener('keydown', touched, true);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('focus', onBack);
    window.removeEventListener('pageshow', onBack);
    document.removeEventListener('visibilitychange', shown);
    window.removeEventListener('pointerdown', touched, true);
    window.removeEventListener('keydown', touched, true);
  };
}
