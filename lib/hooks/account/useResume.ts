import { mutate } from 'swr';
import { type Bought, resumeSubscription } from '../../subscriptions/subscriptionClient';
import { useAction } from '../page/useAction';
import { withSubscriptions } from './useAccountData';
import { useSession } from './useSession';

/** Resumes a subscription that was set to end, and updates the whole page. True when it succeeded. */
export function useResume() {
  const session = useSession();
  const action = useAction();
  async function resume(): Promise<void> {
    const subscription = await withSubscriptions(resumeSubscription);
    if (session.state !== 'signedIn') return;
    const now: Bought = { subscription, undone: null, pending: false };
    await mutate(['subscription', session.accountId], now, { revalidate: false });
  }
  return { ...action, resume: () => action.run(resume) };
}
