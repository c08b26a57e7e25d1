import { mutate } from 'swr';
import { type Bought, resumeSubscription } from '../../subscriptions/subscriptionClient';
import { type Action, useAction } from '../page/useAction';
import { accountClient } from '../session/accountClient';
import { subscriptionsOrigin } from '../session/subscriptionsOrigin';
import { useSession } from './useSession';

/** Resumes a subscription that was set to end, and updates the whole page. True when it succeeded. */
export function useResume(): Action & { resume: () => Promise<boolean> } {
  const session = useSession();
  const action = useAction();
  return {
    ...action,
    resume: () =>
      action.run(async () => {
        const origin = subscriptionsOrigin();
        const subscription = await accountClient().withToken((bearer) =>
          resumeSubscription({ origin, bearer }),
        );
        if (session.state !== 'signedIn') return;
        const now: Bought = { subscription, undone: null, pending: false };
        await mutate(['subscription', session.accountId], now, { revalidate: false });
      }),
  };
}
