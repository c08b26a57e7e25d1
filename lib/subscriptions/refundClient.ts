import { RefundResponse } from '../contract/refundResponse';
import { checkedRequest } from '../http/checkedRequest';
import type { SubscriptionsConnection } from './subscriptionClient';

/** What the money-back guarantee gives for the subscription; with `ask`, gives it and ends the subscription. */
export function refund({ origin, bearer }: SubscriptionsConnection, { ask = false }: { ask?: boolean } = {}) {
  const url = `${origin}/api/subscription/refund`;
  return checkedRequest(url, RefundResponse, { ...(ask && { method: 'POST' as const }), bearer });
}
