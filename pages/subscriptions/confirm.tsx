import { SignInScreen } from '@/components/subscription/account/SignInScreen';
import { routes } from '@/lib/content/routes';
import { usePageView } from '@/lib/hooks/usePageView';

/** A flow: React takes over, because the sign-in lives in this browser alone. The older address of the code step. */
export default function ConfirmPage() {
  usePageView(routes['/subscriptions/confirm'].event);
  return <SignInScreen route="/subscriptions/confirm" />;
}
