import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { manageWords } from '@/lib/content/account/manage';
import { useFurtherSubscriptions } from '@/lib/hooks/account/useFurtherSubscriptions';
import { useVisit } from '@/lib/hooks/page/useVisit';

const words = manageWords.further;

/** Says that this email address also paid for other subscriptions, and leads to them after the same verification. */
export function FurtherSubscriptions() {
  const { link } = useVisit();
  const count = useFurtherSubscriptions();
  if (count === 0) return null;
  return (
    <Notice
      tone="info"
      title={words.title(count)}
      actions={
        <ButtonLink size="small" variant="secondary" href={link('/subscriptions/activate', { list: '1' })}>
          {words.open}
        </ButtonLink>
      }
    >
      {words.advice}
    </Notice>
  );
}
