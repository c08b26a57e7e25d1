import useSWR, { type SWRConfiguration } from 'swr';
import { account } from '../../auth/v2';
import { charges, type SubscriptionsConnection } from '../../subscriptions/subscriptionClient';
import { accountClient } from '../session/accountClient';
import { subscriptionsOrigin } from '../session/subscriptionsOrigin';
import { type SessionState, useSession } from './useSession';

type SignedIn = Extract<SessionState, { state: 'signedIn' }>;
/** `wanted` says whether to ask at all. */
type Options = SWRConfiguration & { wanted?: (session: SignedIn) => boolean };

/** What the service says about the signed-in account; it is read once, and again by `reload`. */
export function useAccountData<T>(
  name: string,
  load: () => Promise<T>,
  { wanted, ...options }: Options = {},
) {
  const session = useSession();
  const isAsked = session.state === 'signedIn' && (wanted?.(session) ?? true);
  const read = useSWR(isAsked ? [name, session.accountId] : null, load, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    ...options,
  });
  const { data, error, mutate } = read;
  const state: 'ready' | 'error' | 'pending' = data ? 'ready' : error ? 'error' : 'pending';
  return { ...read, session, state, reload: () => void mutate().catch(() => {}) };
}

/** Calls the subscriptions service for the account of this page. */
export function withSubscriptions<T>(call: (connection: SubscriptionsConnection) => Promise<T>): Promise<T> {
  const origin = subscriptionsOrigin();
  return accountClient().withToken((bearer) => call({ origin, bearer }));
}

const readCharges = () => withSubscriptions(charges);

/** What the account was charged, and the card that is charged. */
export function useCharges(options: Options = {}) {
  return useAccountData('charges', readCharges, options);
}

/** How many other subscriptions were paid for under the account's email address; 0 until it is known. */
export function useFurtherSubscriptions(): number {
  return useAccountData('account', loadAccount).data?.further_subscriptions ?? 0;
}

/** Whether an app store may charge this account again; true until the service has said that none will. */
export function useStoreMayCharge(): boolean {
  const { data } = useAccountData('account', loadAccount);
  return !data || data.charging_store !== undefined;
}

/**
 * The address given when paying, while the account has none of its own; null when there is none to offer, undefined
 * until that is known. `isPaid`: before the purchase has arrived, there is nothing to ask for.
 */
export function useBillingEmail(isPaid: boolean): string | null | undefined {
  const { session, data, error } = useAccountData('account', loadAccount, {
    wanted: ({ email }) => isPaid && email === null,
  });
  const isOpen = session.state === 'signedIn' && session.email === null;
  return !isOpen || error ? null : data && (data.billing_email ?? null);
}

/** Only for what is said beside the account: its failures do not affect the session. */
async function loadAccount() {
  const client = accountClient();
  const bearer = await client.session.accessToken();
  return bearer === null ? null : account(await client.connection(), bearer);
}
