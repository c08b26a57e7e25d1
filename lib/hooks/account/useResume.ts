import { mutate } from 'swr';
import { resumeSubscription } from '../../subscriptions/subscriptionClient';
import { type Action, useAction } from '../page/useAction';
import { accountClient } from '../session/accountClient';
import { subscriptionsOrigin } from '../session/subscriptionsOrigin';
import { useSession } from './useSession';

/** Lets a subscription that was to end go on; every part of the page then shows it as it is. True when it did. */
export function useResume(): Action & { resume: () => Promise<boolean> } {
  const session = useSession();
  const action = useAction();
  return {
    ...action,
    resume: () =>
      action.run(async () => {
        const origin = subscriptionsOrigin();
        const now = await accountClient().withToken((bearer) => resumeSubscription({ origin, bearer }));
        if (session.state === 'signedIn')
          await mutate(['subscription', session.accountId], now, { revalidate: false });
      }),
  };
}
