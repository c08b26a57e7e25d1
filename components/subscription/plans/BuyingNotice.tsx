import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { buying } from '@/lib/content/subscription/pro';

/** Why the last press of the button did not lead to the payment page. */
export type BuyingProblem =
  | { kind: 'alreadyActive' }
  | { kind: 'failed'; message: string; retry: () => void };

type Props = { problem: BuyingProblem; manageHref: string };

export function BuyingNotice({ problem, manageHref }: Props) {
  if (problem.kind === 'failed') {
    return (
      <Notice
        tone="danger"
        title={problem.message}
        actions={
          <Button size="small" variant="secondary" icon="refresh" onClick={problem.retry}>
            {buying.retry}
          </Button>
        }
      >
        <p>{buying.nothingCharged}</p>
      </Notice>
    );
  }
  return (
    <Notice
      tone="info"
      title={buying.alreadyActive.title}
      actions={
        <ButtonLink size="small" href={manageHref}>
          {buying.subscribed.manage}
        </ButtonLink>
      }
    >
      <p>{buying.alreadyActive.text}</p>
    </Notice>
  );
}
