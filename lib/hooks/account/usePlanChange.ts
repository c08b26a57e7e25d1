import useSWR from 'swr';
import type { PlanChangePreview } from '../../contract/billing';
import { planChangePreview } from '../../subscriptions/subscriptionClient';
import { accountClient } from '../session/accountClient';
import { subscriptionsOrigin } from '../session/subscriptionsOrigin';
import { useSession } from './useSession';

export type PlanChange = {
  /** Null until it is known. */
  preview: PlanChangePreview | null;
  /** The error of the request, or null. */
  failure: unknown;
};

/** What the plan would cost, requested again each time it is selected; nothing is requested for null. */
export function usePlanChange(productId: string | null): PlanChange {
  const session = useSession();
  const key =
    productId !== null && session.state === 'signedIn'
      ? (['plan-change', session.accountId, productId] as const)
      : null;
  const { data, error, isValidating } = useSWR(key, ([, , id]) => load(id), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    dedupingInterval: 0,
  });
  // An earlier amount is not shown: it may have changed since.
  return { preview: isValidating ? null : (data ?? null), failure: isValidating ? null : (error ?? null) };
}

function load(productId: string): Promise<PlanChangePreview> {
  const origin = subscriptionsOrigin();
  return accountClient().withToken((bearer) => planChangePreview({ origin, bearer }, productId));
}
