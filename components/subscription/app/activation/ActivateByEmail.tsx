import { SignInScreen } from '@/components/subscription/account/signIn/SignInScreen';
import type { RoutePath } from '@/lib/content/site/routes';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { noWayBack } from '@/lib/native/welcomeLink';

const base = '/subscriptions/activation-flow/this-device/activate-by-email';

/** Activation by email: address and code, then this device has the account; inside an app, the app does. */
export function ActivateByEmail({ route }: { route: RoutePath }) {
  const { link } = useVisit();
  // A used code must not be reachable again.
  const last = noWayBack(useNativeHost()?.channel ?? null);
  return <SignInScreen route={route} steps={base} doneAt={link(`${base}/success`, last)} />;
}
