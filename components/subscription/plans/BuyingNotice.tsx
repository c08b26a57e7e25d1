import { RetryNotice } from '@/components/subscription/RetryNotice';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { purchaseError } from '@/lib/content/site/errors/personError';
import { buyingWords } from '@/lib/content/subscription/pro';
import type { Checkout } from '@/lib/hooks/purchase/useCheckout';

/** Why the last press of the button did not lead to the payment page. */
export type BuyingProblem =
  | { kind: 'alreadyActive' }
  | { kind: 'failed'; message: string; retry: () => void };

/** `manage` is where a running subscription is managed. */
type Props = { problem: BuyingProblem; manage: string };

export function BuyingNotice({ problem, manage }: Props) {
  if (problem.kind === 'failed') {
    return (
      <RetryNotice title={problem.message} retry={buyingWords.retry} onRetry={problem.retry}>
        <p>{buyingWords.nothingCharged}</p>
      </RetryNotice>
    );
  }
  return (
    <Notice
      tone="info"
      title={buyingWords.alreadyActive.title}
      actions={
        <ButtonLink size="small" href={manage}>
          {buyingWords.subscribed.manage}
        </ButtonLink>
      }
    >
      <p>{buyingWords.alreadyActive.text}</p>
    </Notice>
  );
}

/** What kept a checkout from opening its payment page; null when nothing did. */
export function buyingProblem(checkout: Checkout, retry: () => void): BuyingProblem | null {
  const { state, error } = checkout;
  if (state === 'subscribed') return { kind: 'alreadyActive' };
  return state === 'error' ? { kind: 'failed', message: purchaseError(error).sentence, retry } : null;
}
