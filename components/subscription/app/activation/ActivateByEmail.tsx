import { SignInScreen } from '@/components/subscription/account/signIn/SignInScreen';
import type { RoutePath } from '@/lib/content/site/routes';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useVisit } from '@/lib/hooks/page/useVisit';

const base = '/subscriptions/activation-flow/this-device/activate-by-email';

/** Activation by email: address and code, then this device has the account; inside an app, the app does. */
export function ActivateByEmail({ route }: { route: RoutePath }) {
  const { link } = useVisit();
  const app = useNativeHost()?.channel;
  // A used code must not be reachable again. Android's apps disable their back button for this parameter; Apple's know the
  // page by its whole URL and hide theirs (native contract §5.2).
  const last: Record<string, string> = app?.transport === 'android' ? { preventBackNavigation: 'true' } : {};
  return <SignInScreen route={route} steps={base} doneAt={link(`${base}/success`, last)} />;
}
