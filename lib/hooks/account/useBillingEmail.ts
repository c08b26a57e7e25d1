import useSWR from 'swr';
import { account } from '../../auth/v2';
import { accountClient } from '../session/accountClient';
import { useSession } from './useSession';

/** The address given when paying, while the account has none of its own; null otherwise, and until it is known. */
export function useBillingEmail(): string | null {
  const session = useSession();
  const isAsked = session.state === 'signedIn' && session.email === null;
  const key = isAsked ? (['billing-email', session.accountId] as const) : null;
  const { data } = useSWR(key, load, { shouldRetryOnError: false, revalidateOnFocus: false });
  return data ?? null;
}

/** Only an offer beside the purchase: its failures do not affect the session. */
async function load(): Promise<string | null> {
  const client = accountClient();
  const bearer = await client.session.accessToken();
  if (bearer === null) return null;
  const { billing_email: email } = await account(await client.connection(), bearer);
  return email ?? null;
}
