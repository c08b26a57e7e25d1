import { useCallback, useRef, useState } from 'react';
import { SignedOutError } from '../../auth/createAccountClient';
import { begunAccountKey } from '../../auth/sessionKey';
import type { BillingPeriod } from '../../contract/subscription';
import { sendSubscriptionEvent } from '../../events/sendSubscriptionEvent';
import { shownVariants } from '../../experiments/exposure';
import { CommunicationError } from '../../http/CommunicationError';
import { detectNativeHost } from '../../native/host';
import { openStorage, store } from '../../storage/browserStorage';
import { paywallViewStep } from '../../storage/localState';
import { appCheckout } from '../../subscriptions/appCheckout';
import { buildReturnUrl, checkoutOrigin } from '../../subscriptions/checkoutReturnUrl';
import { checkoutSession } from '../../subscriptions/subscriptionClient';
import { joinAppAccount } from '../native/joinAppAccount';
import { navigateAway } from '../page/navigateAway';
import { pageLanguage } from '../page/pageLanguage';
import { accountClient } from '../session/accountClient';
import { accountStorage } from '../session/accountStorage';
import { pageEnvironment } from '../session/pageEnvironment';
import { subscriptionsOrigin } from '../session/subscriptionsOrigin';

export type Purchase = {
  productId: string;
  period: BillingPeriod;
  origin: string | null;
  /** Whether the page has offered a free trial; without one the payment page shows the price as due. */
  trial: boolean;
  /** The buyer was told that the email address may have a subscription, and wants this one all the same. */
  another?: boolean;
};

export type Checkout = {
  /** Goes to the payment page. Pressing again while that is in progress has no effect. */
  buy(purchase: Purchase): void;
  state: 'idle' | 'busy' | 'error' | 'subscribed';
  error: unknown;
};

/** Buying on the web, with a new account when nobody is signed in; inside an app for the app's account. */
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
      sendSubscriptionEvent('page.pro.buy.click', {
        origin: purchase.origin ?? '',
        period: purchase.period,
        views: paywallViewStep(openStorage(() => window.localStorage)) ?? '',
      });
      openCheckout(purchase)
        .then((url) => navigateAway(() => go(url)))
        .then(
          () => setState('idle'),
          (cause: unknown) => {
            setState(stateAfter(cause));
            setError(cause);
          },
        )
        .finally(() => {
          running.current = false;
        });
    },
    [go],
  );
  return { buy, state, error };
}

function stateAfter(cause: unknown): Checkout['state'] {
  const code = cause instanceof CommunicationError ? cause.code : null;
  return code === 'subscription_active' ? 'subscribed' : 'error';
}

async function openCheckout(purchase: Purchase): Promise<string> {
  const { inApp } = await detectNativeHost();
  if (inApp) return openInApp(purchase);
  try {
    return await requestCheckout(purchase);
  } catch (error) {
    if (!(error instanceof SignedOutError)) throw error;
    const client = accountClient();
    const methods = await client.methods();
    await client.session.signInOnce(methods.createAccount);
    store(accountStorage(), begunAccountKey, client.session.current()?.accountId ?? '');
    return requestCheckout(purchase);
  }
}

async function openInApp({ trial, ...purchase }: Purchase): Promise<string> {
  await joinAppAccount();
  const { location } = window;
  return accountClient().withToken((bearer) =>
    appCheckout(
      { origin: subscriptionsOrigin(), bearer },
      {
        ...purchase,
        trial,
        withoutTrial: !trial,
        site: location.origin,
        search: location.search,
        environment: pageEnvironment(),
        change: null,
        experiments: shownVariants(),
        locale: pageLanguage(),
      },
    ),
  );
}

function requestCheckout({ productId, period, origin, trial, another }: Purchase): Promise<string> {
  const { origin: site, search } = window.location;
  const returnUrl = buildReturnUrl({
    ...{ site, search, surface: 'web', period, origin, trial },
    environment: pageEnvironment(),
    experiments: shownVariants(),
  });
  const sentOrigin = checkoutOrigin({ origin, trial, period });
  return accountClient().withToken((bearer) =>
    checkoutSession(
      { origin: subscriptionsOrigin(), bearer },
      {
        productId,
        purchasePlatform: 'web',
        returnUrl,
        locale: pageLanguage(),
        ...(sentOrigin ? { origin: sentOrigin } : {}),
        ...(trial ? {} : { withoutTrial: true }),
        ...(another ? { another } : {}),
      },
    ),
  );
}
