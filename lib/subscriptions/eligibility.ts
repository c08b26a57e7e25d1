import { HttpError } from '../http/HttpError';
import { type Fetcher, request } from '../http/request';

/**
 * Whether the subscription is sold to this visitor: true when the call is ok, false when it is refused
 * (specification §7). @throws NetworkError when no answer comes, so that an outage is not taken for a refusal.
 */
export async function isEligible(fetcher?: Fetcher): Promise<boolean> {
  try {
    await request('/privacy-pro-eligible.json', {}, fetcher);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return false;
    throw error;
  }
}
