import { billingPortal, type PortalPurpose } from '../../subscriptions/subscriptionClient';
import { useAction } from '../page/useAction';
import { leaveAccount } from './leaveAccount';
import { withSubscriptions } from './useAccountData';

/** Opens the billing pages, or the one for a purpose. After going back, the button can be used again. */
export function useBillingPortal() {
  const action = useAction();
  async function open(purpose?: PortalPurpose): Promise<void> {
    const url = await withSubscriptions((connection) => billingPortal(connection, purpose));
    await leaveAccount(() => window.location.assign(url));
  }
  return { ...action, open: (purpose?: PortalPurpose) => void action.run(() => open(purpose)) };
}
