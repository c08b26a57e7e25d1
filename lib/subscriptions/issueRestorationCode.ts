import { RestorationCode } from '../contract/restorationCode';
import { checkedRequest } from '../http/checkedRequest';
import type { SubscriptionsConnection } from './subscriptionClient';

/**
 * The code by which a restoration advisor recognizes a subscriber; the same code again while it is valid.
 * @throws CommunicationError: 401 without a valid token, 403 when the plan does not include identity theft restoration.
 */
export function issueRestorationCode({ origin, bearer }: SubscriptionsConnection): Promise<RestorationCode> {
  return checkedRequest(`${origin}/itr/issue`, RestorationCode, { method: 'POST', bearer });
}
