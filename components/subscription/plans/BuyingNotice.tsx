import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { addressSubscribedWords } from '@/lib/content/account/welcome';
import { buyingWords } from '@/lib/content/subscription/pro';

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
      <Notice
        tone="danger"
        title={problem.message}
        actions={
          <Button size="small" variant="secondary" icon="refresh" onClick={problem.retry}>
            {buyingWords.retry}
          </Button>
        }
      >
        <p>{buyingWords.nothingCharged}</p>
      </Notice>
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
