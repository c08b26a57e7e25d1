import { SignInScreen } from '@/components/subscription/account/signIn/SignInScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the sign-in lives only in this browser. */
export default function ActivatePage() {
  usePageView('activate');
  return <SignInScreen route="/subscriptions/activate" />;
}
