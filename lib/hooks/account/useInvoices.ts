import useSWR from 'swr';
import type { Invoice } from '../../contract/billing';
import { invoices } from '../../subscriptions/subscriptionClient';
import { accountClient } from '../session/accountClient';
import { subscriptionsOrigin } from '../session/subscriptionsOrigin';
import { useSession } from './useSession';

export type Invoices = {
  state: 'pending' | 'ready' | 'error';
  invoices: readonly Invoice[];
  reload(): void;
};

/** What the signed-in account was charged. */
export function useInvoices(): Invoices {
  const session = useSession();
  const key = session.state === 'signedIn' ? (['invoices', session.accountId] as const) : null;
  const { data, error, mutate } = useSWR(key, load, { shouldRetryOnError: false, revalidateOnFocus: false });
  return {
    state: data ? 'ready' : error ? 'error' : 'pending',
    invoices: data ?? [],
    reload: () => void mutate().catch(() => {}),
  };
}

function load(): Promise<Invoice[]> {
  const origin = subscriptionsOrigin();
  return accountClient().withToken((bearer) => invoices({ origin, bearer }));
}
