import useSWR from 'swr';
import { account } from '../../auth/v2';
import { accountClient } from '../session/accountClient';
import { useSession } from './useSession';

/**
 * The address given when paying, while the account has none of its own; null when there is none to offer, undefined
 * until that is known. `isPaid`: before the purchase has arrived, there is nothing to ask for.
 */
export function useBillingEmail(isPaid: boolean): string | null | undefined {
  const session = useSession();
  const isOpen = session.state === 'signedIn' && session.email === null;
  const key = isPaid && isOpen ? (['billing-email', session.accountId] as const) : null;
  const { data, error } = useSWR(key, load, { shouldRetryOnError: false, revalidateOnFocus: false });
  return !isOpen || error ? null : data;
}

/** Only an offer beside the purchase: its failures do not affect the session. */
async function load(): Promise<string | null> {
  const client = accountClient();
  const bearer = await client.session.accessToken();
  if (bearer === null) return null;
  const { billing_email: email } = await account(await client.connection(), bearer);
  return email ?? null;
}
