import { purchaseError } from '@/lib/content/site/errors/personError';
import type { Checkout } from '@/lib/hooks/purchase/useCheckout';
import type { BuyingProblem } from './BuyingNotice';

/** What kept a checkout from opening its payment page; null when nothing did. */
export function buyingProblem(checkout: Checkout, retry: () => void): BuyingProblem | null {
  const { state, error, buyAnother } = checkout;
  if (state === 'subscribed') return { kind: 'alreadyActive' };
  if (state === 'addressSubscribed') return { kind: 'addressSubscribed', buyAnother };
  return state === 'error' ? { kind: 'failed', message: purchaseError(error).sentence, retry } : null;
}
