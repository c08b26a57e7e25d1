import { useEffect } from 'react';
import { QuestionDialog } from '@/components/subscription/account/QuestionDialog';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Button } from '@/components/ui/forms/Button';
import { Notice } from '@/components/ui/Notice';
import { moneyBackWords } from '@/lib/content/account/moneyBackWords';
import type { Refund } from '@/lib/hooks/account/useRefund';
import { useKeptFocus } from '@/lib/hooks/page/useKeptFocus';
import { sumText } from './sumText';

type Props = { refund: Refund; onClose: () => void };

const words = moneyBackWords.dialog;

/** Asks before the money is given back, with the sum and what ends. */
export function MoneyBackDialog({ refund, onClose }: Props) {
  const { response, busy, error } = refund;
  const sum = response?.total == null ? '' : sumText(response.total, response.currency ?? '');
  const open = response?.state === 'offered' || response?.state === 'requested';
  const saved = response?.state === 'requested';
  const { place, keepFocus } = useKeptFocus();
  useEffect(() => {
    if (saved) keepFocus();
  }, [saved, keepFocus]);
  return (
    <QuestionDialog
      open={open}
      busy={busy}
      onClose={onClose}
      title={saved ? words.savedTitle : words.title}
      cancel={saved ? null : words.keep}
      action={
        saved ? (
          <Button ref={place} variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
        ) : (
          <Button variant="danger" busyLabel={busy ? words.working : null} onClick={refund.ask}>
            {words.confirm(sum)}
          </Button>
        )
      }
    >
      {saved ? (
        <Notice tone="warning">{words.saved}</Notice>
      ) : (
        <>
          <ScreenError error={error} />
          <p>{words.sum(sum)}</p>
          <p>{words.ends}</p>
          <p>{words.once}</p>
        </>
      )}
    </QuestionDialog>
  );
}
