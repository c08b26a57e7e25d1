import { SignInScreen } from '@/components/subscription/account/signIn/SignInScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React takes over, because the sign-in lives in this browser alone. The older address of the code step. */
export default function ConfirmPage() {
  usePageView('email_confirm');
  return <SignInScreen route="/subscriptions/confirm" />;
}
