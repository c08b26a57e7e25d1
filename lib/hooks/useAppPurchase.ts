import { useEffect, useRef, useState } from 'react';
import { isOrigin } from '../attribution/origin';
import { type PersonError, personError } from '../content/errors';
import type { PlanChange } from '../contract/native/purchase';
import { CommunicationError } from '../http/CommunicationError';
import { welcomeLink } from '../native/appLink';
import {
  changeSubscription,
  type PurchaseExtras,
  type PurchaseOutcome,
  selectSubscription,
  watchPurchases,
} from '../native/purchase';
import type { AppPlan } from '../native/subscriptionOptions';
import { appCheckout } from '../subscriptions/appCheckout';
import { readEnvironmentName } from '../url/environment';
import { readQueryParam } from '../url/queryParameters';
import { subscriptionsOrigin } from './subscriptionsOrigin';
import { tabStorage } from './tabStorage';
import { useNativeApp } from './useNativeApp';

export type AppPurchase = {
  /** Starts the purchase of a plan in the app. */
  buy(plan: AppPlan, extras?: PurchaseExtras): void;
  /** Starts a change to another plan. */
  change(plan: AppPlan, change: PlanChange): void;
  /** The plan that is on its way; its button is busy. */
  busy: AppPlan | null;
  /** The person ended the last purchase: a word about it, and the buttons are free. */
  canceled: boolean;
  error: PersonError | null;
};

/** Some stores end a purchase without a word; after so many milliseconds the buttons can be pressed again. */
const silence = 10_000;

/** Buying inside an app. A completed purchase goes to the welcome page, one of the Stripe builds to the payment page. */
export function useAppPurchase(
  go: (url: string) => void = (url) => window.location.assign(url),
): AppPurchase {
  const place = useNativeApp();
  const channel = place?.inApp ? place.channel : null;
  const [busy, setBusy] = useState<AppPlan | null>(null);
  const [canceled, setCanceled] = useState(false);
  const [error, setError] = useState<PersonError | null>(null);
  const chosen = useRef<AppPlan | null>(null);
  const leaving = useRef(false);
  const leave = useRef(go);
  leave.current = go;

  useEffect(() => {
    if (!channel) return;
    async function follow(outcome: PurchaseOutcome): Promise<void> {
      if (leaving.current) return;
      if (outcome.kind === 'canceled') {
        setBusy(null);
        setCanceled(true);
        return;
      }
      leaving.current = true;
      try {
        leave.current(await nextPage(outcome, chosen.current));
      } catch (cause) {
        leaving.current = false;
        setBusy(null);
        setError(personError(cause));
      }
    }
    return watchPurchases(channel, (outcome) => void follow(outcome));
  }, [channel]);

  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setBusy(null), silence);
    return () => clearTimeout(timer);
  }, [busy]);

  function start(plan: AppPlan, tellApp: (to: NonNullable<typeof channel>) => void): void {
    if (!channel || busy || leaving.current) return;
    chosen.current = plan;
    setBusy(plan);
    setCanceled(false);
    setError(null);
    tellApp(channel);
  }

  return {
    buy: (plan, extras) => start(plan, (app) => selectSubscription(app, plan, extras)),
    change: (plan, change) => start(plan, (app) => changeSubscription(app, plan, change)),
    busy,
    canceled,
    error,
  };
}

async function nextPage(outcome: PurchaseOutcome, plan: AppPlan | null): Promise<string> {
  const { location } = window;
  if (outcome.kind !== 'checkout' || !plan) return welcomeLink(location);
  const origin = readQueryParam(location.search, 'origin');
  try {
    return await appCheckout(
      { origin: subscriptionsOrigin(), bearer: outcome.token },
      {
        productId: plan.id,
        period: plan.period,
        site: location.origin,
        origin: isOrigin(origin) ? origin : null,
        environment: readEnvironmentName(location.search, tabStorage()),
        trial: plan.trial !== null,
      },
    );
  } catch (cause) {
    // A running subscription is changed on the billing pages.
    const portal = cause instanceof CommunicationError ? cause.body?.customerPortalUrl : undefined;
    if (portal) return portal;
    throw cause;
  }
}
