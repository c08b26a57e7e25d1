import { QuestionDialog } from '@/components/subscription/account/QuestionDialog';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Button } from '@/components/ui/forms/Button';
import { earlyEndWords as words } from '@/lib/content/account/charges';
import { dayForReader } from '@/lib/content/days';
import type { useRenewalChange } from '@/lib/hooks/account/useRenewalChange';

type Props = { endsAt: number; cancel: ReturnType<typeof useRenewalChange>; onClose: () => void };

/** Asks before a subscription is canceled that ends within a month, with the day and what becomes of the rest. */
export function CancelDialog({ endsAt, cancel, onClose }: Props) {
  const { busy, error, change } = cancel;
  const confirm = async () => {
    if (await change()) onClose();
  };
  return (
    <QuestionDialog
      open
      busy={busy}
      onClose={onClose}
      title={words.title}
      cancel={words.keep}
      action={
        <Button variant="danger" busyLabel={busy ? words.working : null} onClick={() => void confirm()}>
          {words.confirm}
        </Button>
      }
    >
      <ScreenError error={error} />
      <p>{words.ends(dayForReader(endsAt))}</p>
      <p>{words.refund}</p>
      <p>{words.undo}</p>
    </QuestionDialog>
  );
}
