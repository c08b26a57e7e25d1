import { useCallback, useRef, useState } from 'react';
import { SignedOutError } from '../../auth/createAccountClient';
import { begunAccountKey } from '../../auth/sessionKey';
import { sendSubscriptionEvent } from '../../events/sendSubscriptionEvent';
import { CommunicationError } from '../../http/CommunicationError';
import { detectNativeHost } from '../../native/host';
import { mayRemember } from '../../privacy/mayRemember';
import { openStorage, store } from '../../storage/browserStorage';
import { paywallViewStep } from '../../storage/localState';
import { joinAppAccount } from '../native/joinAppAccount';
import { navigateAway } from '../page/navigateAway';
import { accountClient } from '../session/accountClient';
import { accountStorage } from '../session/accountStorage';
import { type Purchase, paymentPage } from './paymentPage';

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
        views: (mayRemember() && paywallViewStep(openStorage(() => window.localStorage))) || '',
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
  if (inApp) await joinAppAccount();
  const client = accountClient();
  const surface = inApp ? 'app' : 'web';
  const open = () => client.withToken((bearer) => paymentPage({ ...purchase, surface }, bearer));
  try {
    return await open();
  } catch (error) {
    if (inApp || !(error instanceof SignedOutError)) throw error;
    const methods = await client.methods();
    await client.session.signInOnce(methods.createAccount);
    store(accountStorage(), begunAccountKey, client.session.current()?.accountId ?? '');
    return open();
  }
}
