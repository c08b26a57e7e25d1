import { RetryNotice } from '@/components/subscription/RetryNotice';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { addressSubscribedWords } from '@/lib/content/account/welcome';
import { purchaseError } from '@/lib/content/site/errors/personError';
import { buyingWords } from '@/lib/content/subscription/pro';
import type { Checkout } from '@/lib/hooks/purchase/useCheckout';

/** Why the last press of the button did not lead to the payment page. */
export type BuyingProblem =
  | { kind: 'alreadyActive' }
  /** The email address has a subscription under another account. */
  | { kind: 'addressSubscribed'; buyAnother: () => void }
  | { kind: 'failed'; message: string; retry: () => void };

type Props = { problem: BuyingProblem; links: { manage: string; signIn: string } };

export function BuyingNotice({ problem, links }: Props) {
  if (problem.kind === 'failed') {
    return (
      <RetryNotice title={problem.message} retry={buyingWords.retry} onRetry={problem.retry}>
        <p>{buyingWords.nothingCharged}</p>
      </RetryNotice>
    );
  }
  if (problem.kind === 'addressSubscribed') {
    const { heading, notCharged, signIn, one } = addressSubscribedWords;
    return (
      <Notice
        tone="info"
        title={heading}
        actions={
          <>
            <ButtonLink size="small" href={links.signIn}>
              {signIn}
            </ButtonLink>
            <Button size="small" variant="secondary" onClick={problem.buyAnother}>
              {one}
            </Button>
          </>
        }
      >
        <p>{notCharged}</p>
      </Notice>
    );
  }
  return (
    <Notice
      tone="info"
      title={buyingWords.alreadyActive.title}
      actions={
        <ButtonLink size="small" href={links.manage}>
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
  const { state, error, buyAnother } = checkout;
  if (state === 'subscribed') return { kind: 'alreadyActive' };
  if (state === 'addressSubscribed') return { kind: 'addressSubscribed', buyAnother };
  return state === 'error' ? { kind: 'failed', message: purchaseError(error).sentence, retry } : null;
}
