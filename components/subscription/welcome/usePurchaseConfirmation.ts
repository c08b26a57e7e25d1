import { useEffect, useState } from 'react';
import { isActiveStatus, type Subscription } from '@/lib/contract/subscription';
import type { UndonePurchase } from '@/lib/contract/wire';
import { useBillingEmail } from '@/lib/hooks/account/useAccountData';
import { useSession } from '@/lib/hooks/account/useSession';
import { type SubscriptionState, useSubscription } from '@/lib/hooks/account/useSubscription';
import { useVisit } from '@/lib/hooks/page/useVisit';

/** Time between two checks for the new subscription, in milliseconds. */
const lookEvery = 1500;
/** After this long the page says that it is taking longer. */
const timeoutMs = 20_000;

export type Arrival =
  | { step: 'opening' | 'waiting' | 'slow' | 'notFound' | 'paid' | 'failed'; reload: () => void }
  /** The trial did not start because of its card: the buyer is asked whether to pay. */
  | { step: 'undone'; undone: UndonePurchase }
  | {
      step: 'ready';
      subscription: Subscription;
      accountId: string;
      email: string | null;
      /** The address given when paying, where it can be offered. */
      offered: string | null;
    };

/** Waits for the purchase: after a payment, neither a missing subscription nor a failed read is an error yet. */
export function usePurchaseConfirmation(): Arrival {
  const { ready, parameter } = useVisit();
  const paid = parameter('success') === 'true';
  const session = useSession();
  const account = useSubscription({ pollUntilActive: paid ? lookEvery : 0 });
  const step = ready ? stepOf(account, paid) : 'opening';
  const offered = useBillingEmail(step === 'ready');
  const slow = useLongWait(step === 'waiting');

  if (step === 'undone' && account.state === 'none' && account.undone)
    return { step, undone: account.undone };
  const known = account.state === 'ready' && session.state === 'signedIn' && offered !== undefined;
  if (step === 'ready' && known) {
    const { accountId, email } = session;
    return { step, subscription: account.subscription, accountId, email, offered };
  }
  if (step === 'ready' || step === 'undone') return { step: 'opening', reload: account.reload };
  return { step: step === 'waiting' && slow ? 'slow' : step, reload: account.reload };
}

function stepOf(account: SubscriptionState, paid: boolean): Exclude<Arrival['step'], 'slow'> {
  if (account.state === 'signedOut') return paid ? 'paid' : 'notFound';
  if (account.state === 'ready' && isActiveStatus(account.subscription.status)) return 'ready';
  if (account.state === 'none' && account.undone) return 'undone';
  if (paid || account.state === 'settling') return 'waiting';
  if (account.state === 'pending') return 'opening';
  return account.state === 'error' ? 'failed' : 'notFound';
}

function useLongWait(waiting: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLong(true), timeoutMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  return long;
}
