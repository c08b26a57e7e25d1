import { SignInScreen } from '@/components/subscription/account/SignInScreen';
import { routes } from '@/lib/content/routes';
import { usePageView } from '@/lib/hooks/usePageView';

/** A flow: React takes over, because the sign-in lives in this browser alone. */
export default function ActivatePage() {
  usePageView(routes['/subscriptions/activate'].event);
  return <SignInScreen route="/subscriptions/activate" />;
}
