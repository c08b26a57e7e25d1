import { billingPortal } from '../../subscriptions/subscriptionClient';
import { navigateAway } from '../page/navigateAway';
import { type Action, useAction } from '../page/useAction';
import { accountClient } from '../session/accountClient';
import { subscriptionsOrigin } from '../session/subscriptionsOrigin';

/** Goes to the billing pages. Coming back by the back button finds the button free again. */
export function useBillingPortal(
  go: (url: string) => void = (url) => window.location.assign(url),
): Action & { open: () => void } {
  const action = useAction();
  return {
    ...action,
    open: () =>
      void action.run(async () => {
        const origin = subscriptionsOrigin();
        const url = await accountClient().withToken((bearer) => billingPortal({ origin, bearer }));
        await navigateAway(() => go(url));
      }),
  };
}
