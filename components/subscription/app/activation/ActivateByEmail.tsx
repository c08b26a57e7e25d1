import { SignInScreen } from '@/components/subscription/account/signIn/SignInScreen';
import type { RoutePath } from '@/lib/content/site/routes';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useVisit } from '@/lib/hooks/page/useVisit';

const base = '/subscriptions/activation-flow/this-device/activate-by-email';

/** Activation by e-mail: address, code, and the account is this device's; in an app, the app's. */
export function ActivateByEmail({ route }: { route: RoutePath }) {
  const { link } = useVisit();
  // There is no way back to a code that is spent; Android's apps keep their button from leading there.
  const last: Record<string, string> = useNativeHost()?.inApp ? { preventBackNavigation: 'true' } : {};
  return <SignInScreen route={route} steps={base} doneAt={link(`${base}/success`, last)} />;
}
