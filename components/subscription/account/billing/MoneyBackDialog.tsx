import { useEffect } from 'react';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Dialog } from '@/components/ui/Dialog';
import { Button } from '@/components/ui/forms/Button';
import { Notice } from '@/components/ui/Notice';
import { moneyBackWords } from '@/lib/content/account/moneyBackWords';
import { interfaceWords } from '@/lib/content/site/interface';
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
  const close = busy ? keepOpen : onClose;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={saved ? words.savedTitle : words.title}
      closeLabel={interfaceWords.close}
      actions={
        saved ? (
          <Button ref={place} variant="secondary" onClick={close}>
            {words.close}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              {words.keep}
            </Button>
            <Button variant="danger" busyLabel={busy ? words.working : null} onClick={refund.ask}>
              {words.confirm(sum)}
            </Button>
          </>
        )
      }
    >
      {saved ? (
        <Notice tone="warning">{words.saved}</Notice>
      ) : (
        <>
          <ScreenError error={error && { ...error, scope: 'screen' }} />
          <p>{words.sum(sum)}</p>
          <p>{words.ends}</p>
          <p>{words.once}</p>
        </>
      )}
    </Dialog>
  );
}

/** During the call the dialog stays open. */
function keepOpen(): void {}
