import { SignInScreen } from '@/components/subscription/account/SignInScreen';
import type { RoutePath } from '@/lib/content/routes';
import { useVisit } from '@/lib/hooks/useVisit';

const base = '/subscriptions/activation-flow/this-device/activate-by-email';

/** Activation by e-mail: address, code, and the account is this device's; in an app, the app's. */
export function ActivateByEmail({ route }: { route: RoutePath }) {
  const { link } = useVisit();
  return <SignInScreen route={route} steps={base} doneAt={link(`${base}/success`)} />;
}
