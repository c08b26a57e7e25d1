import { detectNativeHost } from '../../native/host';
import { NotOpenedError } from '../../url/NotOpenedError';
import { navigateAway } from '../page/navigateAway';

/**
 * Leaves the account for the payment provider or an app store.
 * @throws NotOpenedError when the page is still shown inside an app, which may keep to our own hosts (native contract
 * §5.2). A browser opens everything, however slowly.
 */
export async function leaveAccount(go: () => void): Promise<void> {
  if (await navigateAway(go)) return;
  const { inApp } = await detectNativeHost();
  if (inApp) throw new NotOpenedError(`${window.location.host}/subscriptions/manage`);
}
