import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { mayBeRefunded } from '@/components/subscription/account/billing/moneyBackRow';
import type { Subscription } from '@/lib/contract/subscription';
import { useRefund } from '@/lib/hooks/account/useRefund';
import { useRenewalChange } from '@/lib/hooks/account/useRenewalChange';

/** Fetched when they are opened, since few people end a subscription. */
const CancelDialog = dynamic(
  () =>
    import('@/components/subscription/account/billing/CancelDialog').then((loaded) => loaded.CancelDialog),
  { ssr: false },
);
const MoneyBackDialog = dynamic(
  () =>
    import('@/components/subscription/account/billing/MoneyBackDialog').then(
      (loaded) => loaded.MoneyBackDialog,
    ),
  { ssr: false },
);

/** The question whether to cancel what ends before its renewal; for anything else, the payment provider asks it. */
export function useCanceling({ endsIfCanceled }: Subscription, keepFocus: () => void, askThere: () => void) {
  const cancel = useRenewalChange('cancel');
  const { asking, ask, close } = useQuestion(keepFocus);
  if (endsIfCanceled === undefined) return { ask: askThere, dialog: null };
  const dialog = asking ? <CancelDialog endsAt={endsIfCanceled} cancel={cancel} onClose={close} /> : null;
  return { ask, dialog };
}

/** The question whether the money is wanted back, and its answer. */
export function useMoneyBack(subscription: Subscription, keepFocus: () => void) {
  const refund = useRefund(mayBeRefunded(subscription));
  const { asking, ask, close } = useQuestion(keepFocus);
  const refunded = asking && refund.response?.state === 'refunded';
  useEffect(() => {
    if (refunded) keepFocus();
  }, [refunded, keepFocus]);
  const dialog = asking ? <MoneyBackDialog refund={refund} onClose={close} /> : null;
  return { refund, refunded, ask, dialog };
}

function useQuestion(keepFocus: () => void) {
  const [asking, setAsking] = useState(false);

  function close(): void {
    setAsking(false);
    keepFocus();
  }
  return { asking, ask: () => setAsking(true), close };
}
