import { UndoneQuestion } from '@/components/subscription/account/billing/UndoneQuestion';
import { emailRow } from '@/components/subscription/account/email/emailRow';
import { DetailRows } from '@/components/ui/DetailRows';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { manageWords } from '@/lib/content/account/manage';
import type { SubscriptionState } from '@/lib/hooks/account/useSubscription';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { usePlansPath } from '@/lib/hooks/purchase/usePlansPath';
import { SubscriptionOverview } from './SubscriptionOverview';

type Props = { account: SubscriptionState & { reload: () => void }; email: string | null };

/** What is known about the subscription: its details, that there is none, or that it could not be read. */
export function AccountBody({ account, email }: Props) {
  const { link } = useVisit();
  const shop = usePlansPath();
  if (account.state === 'ready') {
    return <SubscriptionOverview subscription={account.subscription} email={email} />;
  }
  const { none, failed, failedAdvice, retry } = manageWords;
  return (
    <>
      {account.state === 'none' && account.undone ? (
        <UndoneQuestion undone={account.undone} />
      ) : account.state === 'none' ? (
        <div className="options">
          <ButtonLink href={link(shop)}>{none.seePlans}</ButtonLink>
          <Button variant="secondary" icon="refresh" onClick={account.reload}>
            {none.reload}
          </Button>
        </div>
      ) : (
        <Notice
          tone="danger"
          title={failed}
          actions={
            <Button size="small" variant="secondary" icon="refresh" onClick={account.reload}>
              {retry}
            </Button>
          }
        >
          {failedAdvice}
        </Notice>
      )}
      <DetailRows rows={[emailRow(email, link)]} />
      <style jsx>{`
        .options {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-3);
        }

        @media (--below-compact) {
          .options {
            display: grid;
          }
        }
      `}</style>
    </>
  );
}
