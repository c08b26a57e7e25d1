import { useCallback, useEffect, useState } from 'react';
import { readClaims } from '../../auth/credentials';
import { currentEmail } from '../../auth/currentEmail';
import { serviceOrigin } from '../../content/environments';
import type { Subscription } from '../../contract/subscription';
import type { UndonePurchase } from '../../contract/wire';
import type { NativeChannel } from '../../native/channel/openChannel';
import { productFeatures } from '../../subscriptions/subscriptionClient';
import { usePageRestore } from '../page/usePageRestore';
import { pageEnvironment } from '../session/pageEnvironment';
import { subscriptionsOrigin } from '../session/subscriptionsOrigin';
import { boughtInApp, isTokenRefused } from './boughtInApp';
import { useNativeHost } from './useNativeHost';

/** What a page may know about the account in the app. None of it is stored, and the token is not kept. */
export type AppAccount = {
  /**
   * `failed` when the app or the service gave no usable answer; `refused` when the app has a token that the service does
   * not take: whose account it is, and whether they have a subscription, cannot be told.
   */
  state: 'pending' | 'known' | 'failed' | 'refused';
  /** Null when nobody is signed in, when the account has no subscription, and when it could not be read. */
  subscription: Subscription | null;
  /** A plan whose free trial did not start because of its card; null when there is none. */
  undone: UndonePurchase | null;
  /** The wire names of the plan's features; empty when the service does not say. */
  features: readonly string[];
  /** Null without an email address, and in apps with auth v1, whose token does not contain it. */
  email: string | null;
};

const nobody: AppAccount = {
  state: 'known',
  subscription: null,
  undone: null,
  features: [],
  email: null,
};

const unread: AppAccount = { ...nobody, state: 'failed' };
const refused: AppAccount = { ...nobody, state: 'refused' };

/**
 * The account of the app that shows this page, read with the app's own token. Pending until it is known, which may be
 * never in an app that does not answer: each screen decides how long it waits. It is read again when the page comes back
 * as it was left, and what is known stays until then.
 */
export function useAppAccount(): AppAccount {
  const host = useNativeHost();
  const [account, setAccount] = useState<AppAccount>({ ...nobody, state: 'pending' });
  const [visit, setVisit] = useState(0);
  usePageRestore(useCallback(() => setVisit((count) => count + 1), []));

  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit asks anew
  useEffect(() => {
    if (!host) return;
    let mounted = true;
    const known = host.inApp ? readAccount(host.channel).catch(unreadBy) : Promise.resolve(nobody);
    void known.then((read) => {
      if (mounted) setAccount((before) => (read === unread && before.state === 'known' ? before : read));
    });
    return () => {
      mounted = false;
    };
  }, [host, visit]);
  return account;
}

function unreadBy(error: unknown): AppAccount {
  return isTokenRefused(error) ? refused : unread;
}

async function readAccount(channel: NativeChannel<'subscriptionPages'>): Promise<AppAccount> {
  const found = await boughtInApp(channel);
  if (found === null) return nobody;
  const { subscription, undone, bearer } = found;
  const [features, email] = await Promise.all([featuresOf(subscription, bearer), emailOf(bearer)]);
  return { state: 'known', subscription, undone, features, email };
}

async function featuresOf(subscription: Subscription | null, bearer: string): Promise<readonly string[]> {
  if (!subscription) return [];
  const connection = { origin: subscriptionsOrigin(), bearer };
  return productFeatures(connection, subscription.productId).catch(() => []);
}

async function emailOf(bearer: string): Promise<string | null> {
  const claims = readClaims(bearer);
  if (!claims) return null;
  const origin = serviceOrigin('auth', pageEnvironment());
  return currentEmail(origin, bearer, claims);
}
