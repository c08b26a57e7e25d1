import { useCallback, useRef, useState } from 'react';
import { SignedOutError } from '../auth/accountClient';
import type { BillingPeriod } from '../contract/subscription';
import { sendEvent } from '../events/sendEvent';
import { CommunicationError } from '../http/CommunicationError';
import { openStorage } from '../storage/browserStorage';
import { checkoutSession } from '../subscriptions/api';
import { buildReturnUrl, checkoutOrigin } from '../subscriptions/returnUrl';
import { readEnvironmentName } from '../url/environment';
import { accountClient } from './accountClient';
import { subscriptionsOrigin } from './subscriptionsOrigin';

export type Purchase = { productId: string; period: BillingPeriod; origin: string | null; trial: boolean };

export type Checkout = {
  /** Goes to the payment page. Pressing again while it is on its way changes nothing. */
  buy(purchase: Purchase): void;
  state: 'idle' | 'busy' | 'error' | 'subscribed';
  error: unknown;
};

/** Buying on the web: a silent account when nobody is signed in, a checkout session, then the payment page. */
export function useCheckout(go: (url: string) => void = (url) => window.location.assign(url)): Checkout {
  const [state, setState] = useState<Checkout['state']>('idle');
  const [error, setError] = useState<unknown>(null);
  const running = useRef(false);

  const buy = useCallback(
    (purchase: Purchase) => {
      if (running.current) return;
      running.current = true;
      setState('busy');
      setError(null);
      sendEvent('page.pro.buy.click', { origin: purchase.origin ?? '', period: purchase.period });
      openCheckout(purchase).then(go, (cause: unknown) => {
        running.current = false;
        const subscribed = cause instanceof CommunicationError && cause.code === 'subscription_active';
        setState(subscribed ? 'subscribed' : 'error');
        setError(cause);
      });
      // Coming back from the payment page by the back button shows this page as it was left: free it again.
      window.addEventListener(
        'pageshow',
        () => {
          running.current = false;
          setState('idle');
        },
        { once: true },
      );
    },
    [go],
  );
  return { buy, state, error };
}

async function openCheckout(purchase: Purchase): Promise<string> {
  try {
    return await requestCheckout(purchase);
  } catch (error) {
    if (!(error instanceof SignedOutError)) throw error;
    const client = accountClient();
    client.session.adopt(await (await client.methods()).createAccount());
    return requestCheckout(purchase);
  }
}

function requestCheckout({ productId, period, origin, trial }: Purchase): Promise<string> {
  const environment = readEnvironmentName(
    window.location.search,
    openStorage(() => window.sessionStorage),
  );
  const site = window.location.origin;
  const returnUrl = buildReturnUrl({ site, place: 'web', period, origin, environment, trial });
  const sentOrigin = checkoutOrigin({ origin, trial, period });
  return accountClient().withToken((bearer) =>
    checkoutSession(
      { origin: subscriptionsOrigin(), bearer },
      { productId, purchasePlatform: 'web', returnUrl, ...(sentOrigin ? { origin: sentOrigin } : {}) },
    ),
  );
}
