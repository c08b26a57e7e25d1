import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Dialog } from '@/components/ui/Dialog';
import { Button } from '@/components/ui/forms/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { planChangeWords } from '@/lib/content/account/charges';
import { personError } from '@/lib/content/site/errors/personError';
import { interfaceWords } from '@/lib/content/site/interface';
import type { Plan } from '@/lib/content/subscription/plans';
import { useBillingPortal } from '@/lib/hooks/account/useBillingPortal';
import { usePlanChange } from '@/lib/hooks/account/usePlanChange';
import { planChangeSentences } from './planChangeSentences';

/** `plan` is the one to change to. */
type Props = { plan: Plan; open: boolean; onClose: () => void };

const words = planChangeWords;

/** Shows what another plan costs before anything is changed; the change is confirmed at the payment provider. */
export function PlanChangeDialog({ plan, open, onClose }: Props) {
  const { preview, failure } = usePlanChange(open ? plan.productId : null);
  const portal = useBillingPortal();
  const error = portal.error ?? (failure ? personError(failure) : null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title[plan.period === 'monthly' ? 'Monthly' : 'Yearly']}
      closeLabel={interfaceWords.close}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.keep}
          </Button>
          {preview ? (
            <Button
              iconAfter="external"
              busyLabel={portal.busy ? words.opening : null}
              onClick={() => portal.open({ flow: 'plan', productId: plan.productId })}
            >
              {words.confirm}
            </Button>
          ) : null}
        </>
      }
    >
      <ScreenError error={error && { ...error, scope: 'screen' }} />
      {preview ? (
        planChangeSentences(preview).map((sentence) => <p key={sentence}>{sentence}</p>)
      ) : error ? null : (
        <div className="pending">
          <p role="status">
            <VisuallyHidden>{words.loading}</VisuallyHidden>
          </p>
          <Skeleton />
          <Skeleton width="medium" />
        </div>
      )}
      <style jsx>{`
        .pending {
          position: relative;
          display: grid;
          gap: var(--space-2);
          min-height: 4.5rem;
        }
      `}</style>
    </Dialog>
  );
}
