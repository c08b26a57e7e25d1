import { readSystemFacts } from '../../device/browserFacts';
import { operatingSystem } from '../../device/operatingSystem';
import { detectNativeHost } from '../../native/host';
import { NotOpenedError } from '../../url/NotOpenedError';
import { navigateAway } from '../page/navigateAway';
import { useAction } from '../page/useAction';

/**
 * Leaves the account for the payment provider or an app store.
 * @throws NotOpenedError when the page is still shown inside an iPhone app, whose web view may keep to our own hosts
 * (native contract §5.2). Everything else opens what it is told to, however slowly, or saves it as a file.
 */
export async function leaveAccount(go: () => void): Promise<void> {
  if (await navigateAway(go)) return;
  const { inApp } = await detectNativeHost();
  const isOnIos = operatingSystem(readSystemFacts()).name === 'ios';
  if (inApp && isOnIos) throw new NotOpenedError(`${window.location.host}/subscriptions/manage`);
}

/** For links that lead away from the account: call `onClick` with the click; `error` says that the app did not follow. */
export function useLinkAway() {
  const { run, error } = useAction();
  return { onClick: () => void run(() => leaveAccount(() => {})), error };
}
