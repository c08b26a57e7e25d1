import { billingPortal, type PortalPurpose } from '../../subscriptions/subscriptionClient';
import { type Action, useAction } from '../page/useAction';
import { accountClient } from '../session/accountClient';
import { subscriptionsOrigin } from '../session/subscriptionsOrigin';
import { leaveAccount } from './leaveAccount';

/** Opens the billing pages, or the one for a purpose. After going back, the button can be used again. */
export function useBillingPortal(
  go: (url: string) => void = (url) => window.location.assign(url),
): Action & { open: (purpose?: PortalPurpose) => void } {
  const action = useAction();
  return {
    ...action,
    open: (purpose) =>
      void action.run(async () => {
        const origin = subscriptionsOrigin();
        const url = await accountClient().withToken((bearer) => billingPortal({ origin, bearer }, purpose));
        await leaveAccount(() => go(url));
      }),
  };
}
