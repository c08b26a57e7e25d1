import { mutate } from 'swr';
import { type Bought, changeRenewal, type RenewalStep } from '../../subscriptions/subscriptionClient';
import { useAction } from '../page/useAction';
import { withSubscriptions } from './useAccountData';
import { useSession } from './useSession';

/** Cancels a subscription, or resumes one that was set to end, and updates the whole page. `change` is true when it succeeded. */
export function useRenewalChange(step: RenewalStep) {
  const session = useSession();
  const action = useAction();
  async function change(): Promise<void> {
    const subscription = await withSubscriptions((connection) => changeRenewal(connection, step));
    if (session.state !== 'signedIn') return;
    const now: Bought = { subscription, undone: null, pending: false };
    await mutate(['subscription', session.accountId], now, { revalidate: false });
  }
  return { ...action, change: () => action.run(change) };
}
