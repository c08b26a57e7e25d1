import { SignInScreen } from '@/components/subscription/account/signIn/SignInScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React takes over, because the sign-in lives in this browser alone. */
export default function ActivatePage() {
  usePageView('activate');
  return <SignInScreen route="/subscriptions/activate" />;
}
