import { SignInScreen } from '@/components/subscription/account/SignInScreen';
import { usePageView } from '@/lib/hooks/usePageView';

/** A flow: React takes over, because the sign-in lives in this browser alone. */
export default function ActivatePage() {
  usePageView('activate');
  return <SignInScreen route="/subscriptions/activate" />;
}
