import { QuestionDialog } from '@/components/subscription/account/QuestionDialog';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Button } from '@/components/ui/forms/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { planChangeWords as words } from '@/lib/content/account/charges';
import { personError } from '@/lib/content/site/errors/personError';
import type { Plan } from '@/lib/content/subscription/plans';
import { useAccountData, withSubscriptions } from '@/lib/hooks/account/useAccountData';
import { useBillingPortal } from '@/lib/hooks/account/useBillingPortal';
import { planChangePreview } from '@/lib/subscriptions/subscriptionClient';
import { planChangeSentences } from './planChangeSentences';

/** `plan` is the one to change to. */
type Props = { plan: Plan; open: boolean; onClose: () => void };

/** Shows what another plan costs before anything is changed; the change is confirmed at the payment provider. */
export function PlanChangeDialog({ plan, open, onClose }: Props) {
  const { productId } = plan;
  const load = () => withSubscriptions((connection) => planChangePreview(connection, productId));
  const read = useAccountData(`plan-change ${productId}`, load, { wanted: () => open, dedupingInterval: 0 });
  // It is read each time the dialog opens, and an earlier amount is not shown: it may have changed since.
  const preview = read.isValidating ? null : read.data;
  const failure = read.isValidating ? null : read.error;
  const portal = useBillingPortal();
  const error = portal.error ?? (failure ? personError(failure) : null);
  return (
    <QuestionDialog
      open={open}
      onClose={onClose}
      title={words.title[plan.period === 'monthly' ? 'Monthly' : 'Yearly']}
      cancel={words.keep}
      action={
        preview ? (
          <Button
            iconAfter="external"
            busyLabel={portal.busy ? words.opening : null}
            onClick={() => portal.open({ flow: 'plan', productId })}
          >
            {words.confirm}
          </Button>
        ) : null
      }
    >
      <ScreenError error={error} />
      {preview ? (
        planChangeSentences(preview).map((sentence) => <p key={sentence}>{sentence}</p>)
      ) : error ? null : (
        <div className="pending in-column gap-2 holder">
          <p role="status">
            <span className="spoken">{words.loading}</span>
          </p>
          <Skeleton />
          <Skeleton width="medium" />
        </div>
      )}
      <style jsx>{`
        .pending {
          min-height: 4.5rem;
        }
      `}</style>
    </QuestionDialog>
  );
}
