import useSWR from 'swr';
import { account } from '../../auth/v2';
import { accountClient } from '../session/accountClient';
import { useSession } from './useSession';

/** How many other subscriptions were paid for under the account's email address; 0 until it is known. */
export function useFurtherSubscriptions(): number {
  const session = useSession();
  const isAsked = session.state === 'signedIn' && session.email !== null;
  const key = isAsked ? (['further-subscriptions', session.accountId] as const) : null;
  const { data } = useSWR(key, load, { shouldRetryOnError: false, revalidateOnFocus: false });
  return data ?? 0;
}

/** Only a note beside the account: its failures do not affect the session. */
async function load(): Promise<number> {
  const client = accountClient();
  const bearer = await client.session.accessToken();
  if (bearer === null) return 0;
  const { further_subscriptions: count } = await account(await client.connection(), bearer);
  return count ?? 0;
}
